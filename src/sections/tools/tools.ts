import { Tool } from './Tool/Tool.tsx';

/** The tools family: the component of each section, and what it holds inside. */
export const tools = {
  tool: { component: Tool, holds: 'tool' },
} as const;
