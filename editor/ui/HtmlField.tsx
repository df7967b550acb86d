import { useState } from 'react';
import { addParagraph, linkTag, toggleList, toggleTag } from './htmlActions.ts';
import { LinkForm } from './LinkForm.tsx';
import type { Selected } from './markdownActions.ts';
import { type FieldProps, Labeled } from './SimpleFields.tsx';
import { labelOf, longest } from './schemaOf.ts';
import { useSelectedText } from './useSelectedText.ts';

const TOOLS: readonly { label: string; sign: string; change: (selected: Selected) => Selected }[] = [
  { label: 'Bold', sign: 'B', change: (selected) => toggleTag(selected, 'strong') },
  { label: 'Italic', sign: 'I', change: (selected) => toggleTag(selected, 'em') },
  { label: 'List', sign: '•', change: toggleList },
  { label: 'New paragraph', sign: '¶', change: addParagraph },
];

const PREVIEW_STYLE =
  '<style>body{margin:0;font:14px/1.45 system-ui,sans-serif;color:#1d2733}p,ul{margin:0 0 8px}p,li{unicode-bidi:plaintext}ul{padding-inline-start:20px}</style>';

/** A text in HTML, with buttons for its tags and a preview. */
export function HtmlField(props: FieldProps) {
  const { name, schema, onChange } = props;
  const { description: _, ...plain } = schema;
  const text = typeof props.value === 'string' ? props.value : '';
  const [isLinking, setLinking] = useState(false);
  const { area, change } = useSelectedText(text, onChange);
  const most = longest(schema);
  return (
    <Labeled
      {...props}
      // The description only says that it is HTML, which its tags show.
      schema={plain}
      {...(most === undefined ? {} : { count: `${text.length} of ${most}` })}
      control={(given) => (
        <>
          <div className="text-tools" role="toolbar" aria-label="Formatting" aria-controls={given.id}>
            {TOOLS.map(({ label, sign, change: how }) => (
              <button key={label} type="button" aria-label={label} title={label} onClick={() => change(how)}>
                {sign}
              </button>
            ))}
            <button type="button" aria-expanded={isLinking} onClick={() => setLinking(!isLinking)}>
              Link
            </button>
          </div>
          {isLinking && (
            <LinkForm
              onChosen={(address) => {
                setLinking(false);
                change((selected) => linkTag(selected, address));
              }}
              onCancel={() => setLinking(false)}
            />
          )}
          <textarea
            {...given}
            ref={area}
            rows={Math.min(12, Math.max(3, Math.ceil(text.length / 42)))}
            value={text}
            onChange={(event) => onChange(event.currentTarget.value)}
          />
          <iframe
            className="html-preview"
            sandbox=""
            srcDoc={PREVIEW_STYLE + text}
            title={`${labelOf(name)}, as it reads`}
            tabIndex={-1}
          />
        </>
      )}
    />
  );
}
