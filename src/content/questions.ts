import { AsyncLocalStorage } from 'node:async_hooks';
import { processWide } from './processWide.ts';

/** What is asked while a page is drawn. Pages are drawn by a bundle of their own, so the process holds it. */
const notes = processWide('site:asked-questions', () => new AsyncLocalStorage<Set<string> | undefined>());

const answers = new Map<string, (about: string) => unknown>();

/**
 * A function by which a page learns something of other content. What a page asks is noted while it is drawn; a build
 * draws it anew once one of the answers is another (build/KeptPages.ts). Whatever a page shows beside its own file must
 * come from such a function, or be read by the fingerprint of what all pages share.
 *
 * @param name of the question, without a colon
 * @param answer plain data, from what the question is about
 */
export function question<About extends string, Answer>(
  name: string,
  answer: (about: About) => Answer,
): (about: About) => Answer {
  answers.set(name, answer as (about: string) => unknown);
  return (about) => {
    notes.getStore()?.add(`${name}:${about}`);
    // What the answer asks in turn is part of it.
    return notes.run(undefined, () => answer(about));
  };
}

/** Runs a task and gives what was asked meanwhile, in order of the alphabet. */
export async function noteQuestions<Result>(
  task: () => Promise<Result>,
): Promise<{ result: Result; asked: string[] }> {
  const asked = new Set<string>();
  const result = await notes.run(asked, task);
  return { result, asked: [...asked].sort() };
}

/**
 * The present answer to a question that was noted; undefined where there is none any more, as for a picture that was
 * deleted. Throws for a question that no module of this program answers.
 */
export function answerTo(asked: string): unknown {
  const colon = asked.indexOf(':');
  const answer = answers.get(asked.slice(0, colon));
  if (answer === undefined) throw new Error(`no module that is loaded answers “${asked}”: import it`);
  try {
    return answer(asked.slice(colon + 1));
  } catch {
    return undefined;
  }
}
