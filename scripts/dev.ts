// npm run dev: writing with hot reload, including the gallery at /gallery/. Forms work, with a stub for the provider.
import { startDevelopment } from '../build/dev/startDevelopment.ts';

const address = await startDevelopment(({ PORT }) => ({
  port: PORT,
  host: 'localhost',
  hint: 'PORT=3100 npm run dev',
}));
console.log(
  `${address} shows the site, and every edit of content/ and config/. All sections: ${address}gallery/`,
);
console.log(`Ready after ${(performance.now() / 1000).toFixed(1)} s. Stop with Ctrl+C.`);
