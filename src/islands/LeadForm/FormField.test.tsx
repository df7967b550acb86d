import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import type { FormField as FieldDefinition } from '../../../shared/forms/FormDefinition.ts';
import { FormField } from './FormField.tsx';
import type { FormCopy } from './LeadForm.schema.ts';

const copy: FormCopy = {
  optional: '(optional)',
  choose: 'Choose <one> & go',
  busy: 'Sending',
  summary: 'Faults',
  summaryOne: 'Fault',
  kept: 'Kept',
  failed: 'Failed',
  offline: 'Offline',
  tooMany: 'Too many',
  privacy: 'Private',
};

const render = (field: Partial<FieldDefinition>) =>
  renderToStaticMarkup(
    <FormField
      formId="ask"
      field={{
        name: 'it',
        label: 'It',
        type: 'text',
        required: true,
        isForSubject: false,
        maxLength: 20,
        messages: {},
        ...field,
      }}
      copy={copy}
      error={undefined}
    />,
  );

describe('FormField', () => {
  it('opens the keyboard that the field asks for, if any', () => {
    expect(render({ type: 'text', inputmode: 'numeric' })).toContain('inputMode="numeric"');
    expect(render({ type: 'tel', inputmode: 'numeric' })).toContain('inputMode="numeric"');
    expect(render({ type: 'text' })).not.toMatch(/inputmode/i);
  });

  it('hides the subject field while it is empty, by its placeholder', () => {
    expect(render({ type: 'textarea', required: false, isForSubject: true })).toMatch(
      /<textarea[^>]* placeholder=" "/,
    );
    expect(render({ type: 'textarea', required: false })).not.toContain('placeholder');
  });

  it.each(['country', 'select'] as const)(
    'writes the first choice of a %s as text, not as markup',
    (type) => {
      const options = type === 'select' ? { options: [{ value: 'a', label: 'A' }] } : {};
      expect(render({ type, ...options })).toMatch(
        /<option value=""[^>]*>Choose &lt;one&gt; &amp; go<\/option>/,
      );
    },
  );
});
