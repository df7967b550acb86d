import { windowData } from '../words/windowData.ts';
import type { AssetRecordProps } from './AssetRecord.tsx';
import { assetCode } from './assetCode.ts';
import { assetDrawing } from './assetDrawing.ts';

export const assetRecordExamples = {
  /** The air handler whose filter is due. */
  get default() {
    return { ...windowData('assetRecord'), drawing: assetDrawing, code: assetCode };
  },
} satisfies Record<string, AssetRecordProps>;
