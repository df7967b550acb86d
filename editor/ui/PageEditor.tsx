import { type Config, type Data, Puck } from '@puckeditor/core';
import { type ReactNode, useEffect, useMemo, useRef, useState } from 'react';
import { CanvasFrame } from './CanvasFrame.tsx';
import { DrawnMarkup, DrawnPage, DrawnSection } from './DrawnMarkup.tsx';
import { type FileContent, isFields, type OpenFile, type Value } from './editorTypes.ts';
import { BodyField, PageFields, SectionFields } from './PageFields.tsx';
import { PageState, usePageView } from './PageState.ts';
import { PaletteItem, type PaletteSection } from './PaletteItem.tsx';
import { fromPuckData, sectionSchemas, toPuckData } from './puckData.ts';
import { SaveBar } from './SaveBar.tsx';
import { labelOf } from './schemaOf.ts';

/** Preview widths: phone, tablet, laptop, desktop. */
const WIDTHS = [
  { width: 390, height: 'auto' as const, label: '390 px: phone', icon: 'Smartphone' as const },
  { width: 768, height: 'auto' as const, label: '768 px: tablet', icon: 'Tablet' as const },
  { width: 1024, height: 'auto' as const, label: '1024 px: laptop', icon: 'Monitor' as const },
  { width: 1440, height: 'auto' as const, label: '1440 px: desktop', icon: 'FullWidth' as const },
];

/** Whether a page has sections of its own. */
const hasSections = ({ content: { data } }: OpenFile) => isFields(data) && 'sections' in data;

function makeConfig(file: OpenFile, palette: readonly PaletteSection[], state: PageState): Config {
  const schemas = sectionSchemas(file.schema);
  const Root = ({ children }: { children: ReactNode }) => {
    const before = usePageView(state, (view) => view.before);
    const after = usePageView(state, (view) => view.after);
    const further = usePageView(state, (view) => view.further);
    return (
      <DrawnPage before={before} after={after}>
        {children}
        <DrawnMarkup html={further} />
      </DrawnPage>
    );
  };
  const Section = ({
    id,
    puck,
  }: {
    id: string;
    puck: { dragRef: ((element: Element | null) => void) | null };
  }) => {
    const html = usePageView(state, (view) => view.sections[id] ?? '');
    return (
      <DrawnSection
        html={html || '<section style="min-block-size:120px"></section>'}
        dragRef={puck.dragRef}
      />
    );
  };
  const examples = new Map(palette.map((one) => [one.type, one.example]));
  const components = [...schemas].map(([type, schema]) => {
    const { type: _, id: __, ...example } = examples.get(type) ?? { type, id: '' };
    return [
      type,
      {
        label: labelOf(type),
        inline: true,
        defaultProps: { data: example },
        fields: {
          data: {
            type: 'custom',
            render: ({ value, onChange }: { value: Value; onChange: (value: Value) => void }) => (
              <SectionFields
                state={state}
                type={type}
                schema={schema}
                root={file.schema}
                value={value}
                onChange={onChange}
              />
            ),
          },
        },
        render: Section,
      },
    ];
  });
  const families = Map.groupBy(palette, ({ family }) => family);
  const categories = [...families].map(([family, list]) => [
    family,
    { title: labelOf(family), components: list.map(({ type }) => type), defaultExpanded: false },
  ]);
  const body = file.content.body;
  return {
    components: Object.fromEntries(components),
    categories: { ...Object.fromEntries(categories), other: { visible: false } },
    root: {
      label: 'Page',
      fields: {
        data: {
          type: 'custom',
          render: ({ value, onChange }: { value: Value; onChange: (value: Value) => void }) => (
            <PageFields
              state={state}
              root={file.schema}
              value={value}
              hasSections={hasSections(file)}
              onChange={onChange}
            />
          ),
        },
        ...(body === undefined
          ? {}
          : {
              body: {
                type: 'custom',
                render: ({
                  value,
                  onChange,
                }: {
                  value: string | undefined;
                  onChange: (value: string) => void;
                }) => <BodyField value={value ?? body} onChange={onChange} />,
              },
            }),
      },
      render: Root,
    },
  } as unknown as Config;
}

/** Every fault of the page, above the canvas. */
function FaultList({ state }: { state: PageState }) {
  const faults = usePageView(state, (view) => view.faults);
  if (faults.length === 0) return null;
  return (
    <ul className="fault-list" aria-label="To correct">
      {faults.map(({ path, message }) => (
        <li key={`${path.join('.')} ${message}`}>
          {path.length > 0 && (
            <b>{path.map((part) => (typeof part === 'number' ? part + 1 : part)).join(' › ')}: </b>
          )}
          {message}
        </li>
      ))}
    </ul>
  );
}

/** A page on the canvas, where its sections can be selected, beside the fields of the selection. */
export function PageEditor({
  path,
  file,
  palette,
  onSaved,
}: {
  path: string;
  file: OpenFile;
  palette: readonly PaletteSection[];
  onSaved: (saved: OpenFile) => void;
}) {
  const state = useMemo(() => new PageState(path), [path]);
  const config = useMemo(() => makeConfig(file, palette, state), [file, palette, state]);
  const data = useMemo(() => toPuckData(file.content), [file]);
  const [now, setNow] = useState<FileContent>(file.content);
  const drawn = useRef('');
  const show = (puck: Data) => {
    const { content, ids } = fromPuckData(puck, file.content);
    const key = JSON.stringify([content, ids]);
    if (key === drawn.current) return;
    drawn.current = key;
    setNow(content);
    state.draw(content, ids);
  };
  useEffect(() => show(data), [data]);
  // This page gets its sections from a template. One dropped here would replace all of them.
  const isInsertable = hasSections(file);
  const about = new Map(palette.map((one) => [one.type, one]));
  return (
    <div className="page-editor">
      <FaultList state={state} />
      <Puck
        config={config}
        data={data}
        onChange={show}
        height="100%"
        headerTitle={path}
        permissions={{ insert: isInsertable }}
        iframe={{ enabled: true, waitForStyles: false }}
        viewports={WIDTHS}
        ui={{
          viewports: { current: { width: 1440, height: 'auto' }, controlsVisible: true, options: WIDTHS },
        }}
        overrides={{
          headerActions: () => (
            <SaveBar
              path={path}
              file={file}
              now={now}
              onFaults={(faults) => state.fault(faults)}
              onSaved={onSaved}
            />
          ),
          iframe: ({ children, document: frame }) => (
            <CanvasFrame state={state} hasSections={isInsertable} {...(frame ? { document: frame } : {})}>
              {children}
            </CanvasFrame>
          ),
          drawerItem: ({ children, name }) => <PaletteItem section={about.get(name)}>{children}</PaletteItem>,
        }}
      />
    </div>
  );
}
