import mdx from '@astrojs/mdx';
import { defineConfig } from 'astro/config';
import { astroSettings } from './build/astro/astroSettings.ts';
import { site } from './build/astro/integration.ts';
import { reactIslands } from './build/astro/reactIslands.ts';

export default defineConfig({ ...astroSettings, integrations: [reactIslands(), mdx(), site()] });
