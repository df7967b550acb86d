import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { AwardSeal } from './AwardSeal.tsx';

const seal = (name: string) =>
  renderToStaticMarkup(<AwardSeal mark="drop" issuer="Fieldmark" year="2026" name={name} />);

describe('AwardSeal', () => {
  it('is one picture that reads out award, issuer and year', () => {
    expect(seal('Leak detection gold')).toContain(
      'role="img" aria-label="Leak detection gold, Fieldmark, 2026"',
    );
  });

  it('tightens only long words', () => {
    expect(seal('Leader')).not.toContain('textLength');
    expect(seal('Best maintenance software of the whole year')).toContain('textLength="280"');
  });

  it('has ids that no other seal on the page has', () => {
    const both = renderToStaticMarkup(
      <>
        <AwardSeal mark="star" issuer="A" year="2025" name="One" />
        <AwardSeal mark="star" issuer="B" year="2025" name="Two" />
      </>,
    );
    const ids = [...both.matchAll(/ id="([^"]+)"/g)].map((match) => match[1]);
    expect(ids).toHaveLength(4);
    expect(new Set(ids).size).toBe(4);
  });
});
