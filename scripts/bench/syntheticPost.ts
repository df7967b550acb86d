/** Words that a post is assembled from. */
const WORDS =
  'the a beam carries what stands above it crew plant room pump log sheet valve roof duct meter shift order site parts'.split(
    ' ',
  );

/** Pseudorandom numbers, the same in every run: a linear congruential generator (Numerical Recipes). */
function chance(seed: number): (below: number) => number {
  let state = seed >>> 0;
  return (below) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
}

/** A synthetic blog post of about 700 words: its file name and its text. The same number gives the same post. */
export function syntheticPost(number: number): { name: string; text: string } {
  const next = chance(number);
  const words = (count: number) => Array.from({ length: count }, () => WORDS[next(WORDS.length)]).join(' ');
  const paragraph = () => `${Array.from({ length: 6 }, () => `The ${words(8 + next(8))}.`).join(' ')}\n`;
  const body = Array.from({ length: 4 }, () => `## On ${words(3)}\n\n${paragraph()}\n${paragraph()}`).join(
    '\n',
  );
  const date = new Date(Date.UTC(2010, 0, 1 + (number % 5000))).toISOString().slice(0, 10);
  const text = `---
meta:
  title: Measured post ${number} | {brand}
  desc: A post of the measurement, number ${number}, written by a program.
name: Post ${number}
updated: ${date}
entry:
  kind: post
  title: Measured post ${number}
  summary: Number ${number} of the posts that a program wrote to see how a build grows with its pages.
  cover: { scene: drawing, name: cover-leak-wide }
  system: cold
  date: ${date}
  topic: refrigeration
  author: shabnam-iqbal
---

${body}`;
  return { name: `measured-post-${number}`, text };
}
