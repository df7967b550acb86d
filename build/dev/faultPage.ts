import { type Fault, formatFault } from '../../shared/Fault.ts';
import { escapeHtml } from '../../shared/http/escapeHtml.ts';

const STYLE = `margin:0;padding:20px 24px;background:#fff4ec;color:#2b1408;border-block-start:6px solid #c2410c;
font:16px/1.5 ui-monospace,Menlo,Consolas,monospace;overflow-wrap:anywhere`;

/** The faults as the terminal shows them, one per line. */
export function faultList(heading: string, faults: readonly Fault[]): string {
  const items = faults.map((fault) => `<li>${escapeHtml(formatFault(fault))}</li>`).join('');
  return `<div role="alert" data-content-faults style="${STYLE}"><strong>${escapeHtml(heading)}</strong><ul style="margin:8px 0 0;padding-inline-start:20px">${items}</ul></div>`;
}

/** A page shown in place of one that cannot be rendered. It reloads by itself after the next edit. */
export function faultPage(body: string): string {
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>This page cannot be drawn</title><script type="module" src="/@vite/client"></script></head><body style="margin:0">${body}</body></html>`;
}

/** The stack trace of an error, for developers. */
export function stackTrace(error: unknown): string {
  const text = error instanceof Error ? (error.stack ?? error.message) : String(error);
  return `<pre style="${STYLE};white-space:pre-wrap">${escapeHtml(text)}</pre>`;
}
