export { LOCALES, type Locale } from '../../shared/site/locales.ts';
