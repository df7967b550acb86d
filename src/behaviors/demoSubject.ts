import { recall } from './tabMemory.ts';
import { TOUR_FIGURES } from './tourFigures.ts';

/** Query parameter with which a link names the subject of a demo request: /request-demo/?about=floor-plan. */
const PARAMETER = 'about';

/** The subject of a demo request that mentions the visitor's figures on the product tour. */
const TOUR = 'product-tour';

/**
 * Prefills the message of a demo request with the subject the link named, for the visitor to add to. Never overwrites
 * text that is already there.
 */
export function demoSubjectBehavior(root: ParentNode, query: string = location.search): void {
  const asked = new URLSearchParams(query).get(PARAMETER) ?? '';
  for (const element of root.querySelectorAll<HTMLElement>('[data-subjects]')) {
    const subjects = JSON.parse(element.dataset['subjects'] ?? '{}') as Record<string, string>;
    const message = element.querySelector<HTMLTextAreaElement>('textarea[name="message"]');
    if (message?.value !== '' || !Object.hasOwn(subjects, asked)) continue;
    message.value = (subjects[asked] ?? '') + (asked === TOUR ? (recall(TOUR_FIGURES) ?? '') : '');
  }
}
