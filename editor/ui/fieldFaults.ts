import type { Fault } from './editorTypes.ts';

/** A fault with the place of the field it is about: ['sections', 2, 'title']. */
export interface FieldFault {
  path: (string | number)[];
  message: string;
}

/** Faults by the field that their text names; sections[3].title is the title of the third section. */
export function fieldFaults(faults: readonly Fault[]): FieldFault[] {
  return faults.map(({ text }) => {
    const [, name = '', message = text] = /^([a-zA-Z][\w.[\]-]*): ([\s\S]*)$/.exec(text) ?? [];
    const path = name
      .split(/[.[\]]+/)
      .filter((part) => part !== '')
      .map((part) => (/^\d+$/.test(part) ? Number(part) - 1 : part));
    return { path, message };
  });
}

/** The faults below a place, with their paths from there. */
export function faultsBelow(
  faults: readonly FieldFault[],
  place: readonly (string | number)[],
): FieldFault[] {
  return faults
    .filter(({ path }) => place.every((part, index) => path[index] === part))
    .map(({ path, message }) => ({ path: path.slice(place.length), message }));
}
