// npm run dev: authoring with hot reload, the gallery at /gallery/ included.
import { dev } from 'astro';

await dev({ root: '.' });
