import { formatCount } from '../../../shared/roi/formatRoi.ts';
import { type RoiNumberField, roiFieldLimits } from '../../../shared/roi/roiInput.ts';
import { fillCopy } from '../../../shared/text/fillCopy.ts';
import type { RoiCopy } from './RoiCalculator.schema.ts';
import type { RoiFieldError } from './roiState.ts';

/** The message beside a field: what is unusual about its text, and which number the results use. */
export function roiFieldMessage(
  field: RoiNumberField,
  error: RoiFieldError,
  copy: RoiCopy['errors'],
  language: string,
): string {
  const { min, max } = roiFieldLimits[field];
  const remark = fillCopy(copy[error], {
    min: formatCount(min, language),
    max: formatCount(max, language),
  });
  return `${remark} ${error === 'missing' ? copy.kept : copy.used}`;
}
