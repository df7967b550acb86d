import { commaOf, type Locale } from '../../../shared/site/locales.ts';
import type { Film } from '../../content/entries/films/Film.ts';
import { PortraitImage } from '../../scenes/portraits/PortraitImage.tsx';

/** Who speaks in a film: portrait, name, role and company. */
export function FilmSpeakers({
  speakers,
  locale,
  className,
}: Pick<Film, 'speakers'> & { locale: Locale; className?: string | undefined }) {
  return (
    <ul className={className}>
      {speakers.map(({ id, name, role, company, portrait }) => (
        <li key={id}>
          {portrait ? <PortraitImage look={portrait} name={id} /> : null}
          <p>
            <b>{name}</b>
            <br />
            {[role, company].join(commaOf(locale))}
          </p>
        </li>
      ))}
    </ul>
  );
}
