import { Tool } from './Tool/Tool.tsx';

/** The family tools: the component of each section, and what stands inside it. */
export const tools = {
  tool: { component: Tool, holds: 'tool' },
} as const;
