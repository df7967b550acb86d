import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { EditableRows, nextKey } from './EditableRows.tsx';

const copy = { add: 'Add a fan', remove: 'Remove fan %number%', full: 'That is all a list takes' };

const render = (keys: number[], max: number) =>
  renderToStaticMarkup(
    <EditableRows
      legend="Fans"
      rows={keys.map((key) => ({ key }))}
      max={max}
      copy={copy}
      blankRow={(key) => ({ key })}
      onRows={() => {}}
      className="fans"
      rowClassName="fan"
      renderRow={(row, { number, removeButton }) => (
        <>
          Fan {number} with key {row.key} {removeButton}
        </>
      )}
    >
      <p>Paste some</p>
    </EditableRows>,
  );

describe('a list of rows', () => {
  it('numbers its rows, and names their buttons by number', () => {
    const markup = render([7, 3], 5);
    expect(markup).toMatch(/Fan 1 with key 7.*aria-label="Remove fan 1".*Fan 2 with key 3.*"Remove fan 2"/);
    expect(markup).toContain('Paste some');
  });

  it('can be extended until it is full', () => {
    expect(render([1], 2)).toMatch(/<button(?![^>]*disabled)[^>]*>Add a fan</);
    expect(render([1, 2], 2)).toMatch(/<button[^>]*disabled=""[^>]*>That is all a list takes</);
  });
});

describe('the next key', () => {
  it.each([
    [[], 0],
    [[0], 1],
    [[7, 3], 8],
  ])('after %j is %i', (keys, key) => {
    expect(nextKey(keys.map((one) => ({ key: one })))).toBe(key);
  });
});
