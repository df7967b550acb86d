import { AsyncLocalStorage } from 'node:async_hooks';
import { processWide } from './processWide.ts';

/**
 * The questions asked while a page is rendered. Pages are rendered by a bundle of their own, so this is held by the
 * process.
 */
const notes = processWide('site:asked-questions', () => new AsyncLocalStorage<Set<string> | undefined>());

const answers = new Map<string, (about: string) => unknown>();

/**
 * Defines a question through which a page learns something about other content. The questions a page asks are recorded
 * while it is rendered; a build renders it again once any of the answers changes (build/KeptPages.ts). Anything a page
 * shows beyond its own file must come from a question, or be part of the fingerprint that all pages share.
 *
 * @param name of the question, without a colon
 * @param answer returns plain data, given what the question is about
 */
export function question<About extends string, Answer>(
  name: string,
  answer: (about: About) => Answer,
): (about: About) => Answer {
  answers.set(name, answer as (about: string) => unknown);
  return (about) => {
    notes.getStore()?.add(`${name}:${about}`);
    // Questions asked by the answer are part of it, so they are not recorded separately.
    return notes.run(undefined, () => answer(about));
  };
}

/** Runs a task and returns its result with the questions it asked, in alphabetical order. */
export async function noteQuestions<Result>(
  task: () => Promise<Result>,
): Promise<{ result: Result; asked: string[] }> {
  const asked = new Set<string>();
  const result = await notes.run(asked, task);
  return { result, asked: [...asked].sort() };
}

/**
 * The current answer to a recorded question; undefined if there no longer is one, as for a deleted image. Throws for a
 * question that no module of this program answers.
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
