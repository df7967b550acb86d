import { z } from 'zod';
import { pictureSchema } from '../../scenes/sceneSchema.ts';
import { recordLogSchema } from '../../windows/RecordLog/RecordLog.schema.ts';
import { windowNames } from '../../windows/windowNames.ts';

/** The contents of a section's screen: records, a product window, or a screenshot. */
export const screenFields = {
  log: recordLogSchema.optional().describe('a list of records, written here'),
  window: z.enum(windowNames).optional().describe('or one of the product’s windows; at most three per page'),
  screenshot: pictureSchema.optional().describe('or a screenshot, or a photograph, of content/media'),
};

interface Screen {
  log?: unknown;
  window?: unknown;
  screenshot?: unknown;
}

/** Whether the screen shows exactly one thing. */
export const hasOneScreen = ({ log, window, screenshot }: Screen) =>
  [log, window, screenshot].filter(Boolean).length === 1;
