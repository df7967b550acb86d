import { type Config, type Data, Puck } from '@puckeditor/core';
import { createContext, type ReactNode, useContext, useEffect, useMemo, useRef, useState } from 'react';
import { BodyField } from './BodyField.tsx';
import { CanvasFrame } from './CanvasFrame.tsx';
import { DrawnMarkup, DrawnPage, DrawnSection } from './DrawnMarkup.tsx';
import { ExaminedPage } from './ExaminedPage.tsx';
import { type FileContent, isFields, type OpenFile, type Value } from './editorTypes.ts';
import { PageFields, SectionFields } from './PageFields.tsx';
import { PageReport } from './PageReport.tsx';
import { PageState, usePageView } from './PageState.ts';
import { PaletteItem, type PaletteSection } from './PaletteItem.tsx';
import { fromPuckData, sectionSchemas, toPuckData } from './puckData.ts';
import { RegionChoice, RegionNote } from './RegionChoice.tsx';
import { SaveBar } from './SaveBar.tsx';
import { emptyValue, labelOf } from './schemaOf.ts';

/** Preview widths: phone, tablet, laptop, desktop. */
const WIDTHS = [
  { width: 390, height: 'auto' as const, label: '390 px: phone', icon: 'Smartphone' as const },
  { width: 768, height: 'auto' as const, label: '768 px: tablet', icon: 'Tablet' as const },
  { width: 1024, height: 'auto' as const, label: '1024 px: laptop', icon: 'Monitor' as const },
  { width: 1440, height: 'auto' as const, label: '1440 px: desktop', icon: 'FullWidth' as const },
];

const FRAME = { enabled: true, waitForStyles: false };

/** Width in px of a window that has space for the sections to insert beside a canvas that can be read. */
const SPACIOUS = 1400;

const firstView = () => ({
  viewports: { current: { width: 1440, height: 'auto' as const }, controlsVisible: true, options: WIDTHS },
  leftSideBarVisible: window.innerWidth >= SPACIOUS,
});

/** A page that is mostly text: wide fields to write it in, and no sections to insert. */
const textView = () => ({
  ...firstView(),
  leftSideBarVisible: false,
  rightSideBarWidth: Math.min(480, Math.round(window.innerWidth / 3)),
});

/** The right side of the bar above the page. */
const PageBarContent = createContext<ReactNode>(null);

/**
 * The place of the bar's content. Puck takes components for its parts and mounts them anew if they are other ones: what
 * changes comes to them from around, so that the bar keeps what it knows of the last save.
 */
const PageBar = () => <>{useContext(PageBarContent)}</>;

/** What an inserted section begins with: its example, or where none is of use its required fields, empty. */
function firstData(file: OpenFile, palette: readonly PaletteSection[]): (type: string) => Value {
  const schemas = sectionSchemas(file.schema);
  const examples = new Map(palette.map(({ type, example }) => [type, example?.data]));
  return (type) => {
    const begun = examples.get(type) ?? emptyValue(schemas.get(type) ?? {}, file.schema);
    const { type: _, id: __, ...data } = isFields(begun) ? begun : {};
    return data;
  };
}

/** Whether a page has its own sections. */
const hasSections = ({ content: { data } }: OpenFile) => isFields(data) && 'sections' in data;

function makeConfig(file: OpenFile, palette: readonly PaletteSection[], state: PageState): Config {
  const schemas = sectionSchemas(file.schema);
  const start = firstData(file, palette);
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
    const isDiffering = usePageView(state, (view) => view.differing?.includes(id) ?? false);
    return (
      <DrawnSection
        isDiffering={isDiffering}
        html={html || '<section style="min-block-size:120px"></section>'}
        dragRef={puck.dragRef}
      />
    );
  };
  const components = [...schemas].map(([type, schema]) => {
    return [
      type,
      {
        label: labelOf(type),
        inline: true,
        defaultProps: { data: start(type) },
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
  onOpen,
}: {
  path: string;
  file: OpenFile;
  palette: readonly PaletteSection[];
  onSaved: (merged?: OpenFile) => void;
  onOpen: (path: string) => void;
}) {
  const state = useMemo(() => new PageState(path), [path]);
  const config = useMemo(() => makeConfig(file, palette, state), [file, palette, state]);
  const data = useMemo(() => toPuckData(file.content), [file]);
  const view = useMemo(() => (file.content.body === undefined ? firstView() : textView()), [file]);
  const [now, setNow] = useState<FileContent>(file.content);
  const [region, setRegion] = useState<string>();
  const showRegion = (next: string | undefined) => {
    setRegion(next);
    state.showRegion(next);
  };
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
  const overrides = useMemo(() => {
    const about = new Map(palette.map((one) => [one.type, one]));
    const start = firstData(file, palette);
    return {
      headerActions: PageBar,
      fields: ({ children }: { children: ReactNode }) => (
        <>
          <PageReport />
          {children}
        </>
      ),
      iframe: ({ children, document: frame }: { children: ReactNode; document?: Document }) => (
        <CanvasFrame state={state} hasSections={isInsertable} {...(frame ? { document: frame } : {})}>
          {children}
        </CanvasFrame>
      ),
      drawerItem: ({ children, name }: { children: ReactNode; name: string }) => (
        <PaletteItem section={about.get(name)} data={start(name)}>
          {children}
        </PaletteItem>
      ),
    };
  }, [state, isInsertable, file, palette]);
  const permissions = useMemo(() => ({ insert: isInsertable }), [isInsertable]);
  const bar = (
    <>
      <RegionChoice region={region} onChoose={showRegion} />
      <SaveBar
        path={path}
        file={file}
        now={now}
        onFaults={(faults) => state.fault(faults)}
        onSaved={onSaved}
      />
    </>
  );
  return (
    <div className="page-editor">
      <FaultList state={state} />
      {region && <RegionNote state={state} path={path} region={region} onOpen={onOpen} />}
      <PageBarContent value={bar}>
        <ExaminedPage state={state} content={now} region={region}>
          <Puck
            config={config}
            data={data}
            onChange={show}
            height="100%"
            headerTitle={path}
            permissions={permissions}
            iframe={FRAME}
            viewports={WIDTHS}
            ui={view}
            overrides={overrides}
          />
        </ExaminedPage>
      </PageBarContent>
    </div>
  );
}
