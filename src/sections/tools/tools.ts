import { Tool } from './Tool/Tool.tsx';

/** The tools family: the component of each section, and its filling. */
export const tools = {
  tool: { component: Tool, holds: 'tool' },
} as const;
