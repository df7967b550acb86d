import mdx from '@astrojs/mdx';
import { defineConfig } from 'astro/config';
import { astroSettings } from './build/astroSettings.ts';
import { site } from './build/integration.ts';
import { reactIslands } from './build/reactIslands.ts';

export default defineConfig({ ...astroSettings, integrations: [reactIslands(), mdx(), site()] });
