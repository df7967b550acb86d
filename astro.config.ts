import mdx from '@astrojs/mdx';
import react from '@astrojs/react';
import { defineConfig } from 'astro/config';
import { astroSettings } from './build/astroSettings.ts';
import { site } from './build/integration.ts';

export default defineConfig({ ...astroSettings, integrations: [react(), mdx(), site()] });
