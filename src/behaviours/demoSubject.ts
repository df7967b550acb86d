/** Name of the query parameter with which a link says what a demo is asked for about: /request-demo/?about=floor-plan. */
const PARAMETER = 'about';

/**
 * Begins the message of a demo request with the subject that the link named, for the visitor to add to. What is
 * written there already stays.
 */
export function demoSubjectBehaviour(root: ParentNode, query: string = location.search): void {
  const asked = new URLSearchParams(query).get(PARAMETER) ?? '';
  for (const element of root.querySelectorAll<HTMLElement>('[data-subjects]')) {
    const subjects = JSON.parse(element.dataset['subjects'] ?? '{}') as Record<string, string>;
    const message = element.querySelector<HTMLTextAreaElement>('textarea[name="message"]');
    if (message?.value === '' && Object.hasOwn(subjects, asked)) message.value = subjects[asked] ?? '';
  }
}
