import { STATUS_CODES } from 'node:http';
import type { AnswerTexts } from '../../shared/site/answerTexts.ts';

const BY_STATUS: Readonly<Record<number, Exclude<keyof AnswerTexts, 'fields'>>> = {
  400: 'badAddress',
  401: 'preview',
  403: 'otherSite',
  404: 'notFound',
  405: 'readOnly',
  413: 'tooLarge',
  415: 'wrongFormat',
  421: 'otherHost',
  429: 'tooMany',
  503: 'notStored',
};

/**
 * The text for a status, which reveals nothing about the error itself. If the build has no texts, it is the name that
 * HTTP gives the status.
 */
export function errorText(texts: AnswerTexts | undefined, status: number): string {
  const key = BY_STATUS[status] ?? (status >= 500 ? 'failed' : 'refused');
  return texts?.[key] ?? STATUS_CODES[status] ?? String(status);
}
