// npm run schemas: JSON Schemas of the content files, with which an editor completes and checks YAML.
import { writeSchemas } from '../build/schemas/writeSchemas.ts';

await writeSchemas();
console.log('The schemas are in .cache/schemas/; .vscode/settings.json maps them to the content files.');
