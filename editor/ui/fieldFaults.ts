import type { Fault } from './editorTypes.ts';

/** A fault with the path of its field: ['sections', 2, 'title']. */
export interface FieldFault {
  path: (string | number)[];
  message: string;
}

/** Parses the field that each fault names; sections[3].title is the title of the third section. */
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

/** The faults below a path, with their paths relative to it. */
export function faultsBelow(
  faults: readonly FieldFault[],
  place: readonly (string | number)[],
): FieldFault[] {
  return faults
    .filter(({ path }) => place.every((part, index) => path[index] === part))
    .map(({ path, message }) => ({ path: path.slice(place.length), message }));
}
