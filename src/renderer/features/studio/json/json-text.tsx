import { defaultKeymap, history, historyKeymap, indentWithTab } from '@codemirror/commands';
import { json } from '@codemirror/lang-json';
import { bracketMatching, foldGutter, foldKeymap, HighlightStyle, syntaxHighlighting } from '@codemirror/language';
import { lintGutter, setDiagnostics } from '@codemirror/lint';
import { highlightSelectionMatches, searchKeymap } from '@codemirror/search';
import { EditorState } from '@codemirror/state';
import { EditorView, keymap, lineNumbers } from '@codemirror/view';
import { tags } from '@lezer/highlight';
import { useEffect, useRef } from 'react';
import { same } from '../../../../shared/document/difference.ts';
import { useLatest } from '../../../platform/use-latest.ts';
import { useGames } from '../../../store/library-context.ts';
import { useTranslate } from '../../../texts/use-translate.ts';
import css from '../studio.module.css';
import { readText, spanOf, textOf } from './template-text.ts';

export interface JsonTextProps {
  document: unknown;
  canEdit: boolean;
  /** The element that is scrolled to, as a pointer. */
  shown?: string | undefined;
  /** Called with what is a template, and other than `document`. */
  onChange(document: unknown): void;
}

/** Milliseconds without a key after which the text is read. */
const PAUSE = 350;

/** A document as text. Text that is no template stays as it is typed, with what is wrong at its place. */
export function JsonText({ document, canEdit, shown, onChange }: JsonTextProps) {
  const translate = useTranslate();
  const gameCatalog = useGames();
  const place = useRef<HTMLDivElement>(null);
  const view = useRef<EditorView>(undefined);
  /** What the text says, where it can be read. */
  const said = useRef(document);
  const latest = useLatest({ document, onChange });

  useEffect(() => {
    if (place.current === null) return;
    // Only within a shadow tree its styles come as a sheet, which the content security policy allows.
    const holder = place.current;
    const root = holder.shadowRoot ?? holder.attachShadow({ mode: 'open' });
    // Keys that are pressed in the text are the text's own.
    const keepKeys = (event: KeyboardEvent) => event.stopPropagation();
    holder.addEventListener('keydown', keepKeys);
    let timer: ReturnType<typeof setTimeout> | undefined;
    const editor = new EditorView({
      parent: root,
      root,
      state: EditorState.create({
        doc: textOf(latest.current.document),
        extensions: [
          lineNumbers(),
          foldGutter(),
          history(),
          bracketMatching(),
          highlightSelectionMatches(),
          json(),
          lintGutter(),
          LOOK,
          EditorView.lineWrapping,
          EditorState.readOnly.of(!canEdit),
          EditorView.contentAttributes.of({ 'aria-label': translate('studio.json') }),
          keymap.of([...defaultKeymap, ...searchKeymap, ...historyKeymap, ...foldKeymap, indentWithTab]),
          EditorView.updateListener.of((update) => {
            if (!update.docChanged || update.transactions.some((one) => one.isUserEvent('rollcall'))) return;
            clearTimeout(timer);
            timer = setTimeout(() => {
              const read = readText(translate, gameCatalog, editor.state.doc.toString());
              const faults = read.ok ? [] : read.faults;
              const diagnostics = faults.map((fault) => ({ ...fault, severity: 'error' as const }));
              editor.dispatch(setDiagnostics(editor.state, diagnostics));
              if (!read.ok) return;
              said.current = read.template;
              const { document: now, onChange: change } = latest.current;
              if (!same(now, read.template)) change(read.template);
            }, PAUSE);
          }),
        ],
      }),
    });
    view.current = editor;
    const read = readText(translate, gameCatalog, editor.state.doc.toString());
    if (!read.ok) {
      const diagnostics = read.faults.map((fault) => ({ ...fault, severity: 'error' as const }));
      editor.dispatch(setDiagnostics(editor.state, diagnostics));
    }
    return () => {
      clearTimeout(timer);
      holder.removeEventListener('keydown', keepKeys);
      editor.destroy();
    };
  }, [canEdit, gameCatalog, latest, translate]);

  // What the canvas, undo or another window has changed is written into the text.
  useEffect(() => {
    const editor = view.current;
    if (editor === undefined || same(said.current, document)) return;
    said.current = document;
    editor.dispatch({
      changes: { from: 0, to: editor.state.doc.length, insert: textOf(document) },
      userEvent: 'rollcall',
    });
    editor.dispatch(setDiagnostics(editor.state, []));
  }, [document]);

  useEffect(() => {
    const editor = view.current;
    if (editor === undefined || shown === undefined || editor.hasFocus) return;
    const span = readText(translate, gameCatalog, editor.state.doc.toString()).ok
      ? spanOf(editor.state.doc.toString(), shown)
      : undefined;
    if (span === undefined) return;
    editor.dispatch({
      selection: { anchor: span.from },
      effects: EditorView.scrollIntoView(span.from, { y: 'start', yMargin: 20 }),
    });
  }, [shown, gameCatalog, translate]);

  return <div ref={place} className={css.code} data-code />;
}

/** In the colours of the window. */
const LOOK = [
  EditorView.theme({
    '&': { height: '100%', fontSize: '12.5px', color: 'var(--ink)', backgroundColor: 'var(--raised)' },
    '&.cm-focused': { outline: 'none' },
    '.cm-scroller': { fontFamily: 'ui-monospace, monospace' },
    '.cm-gutters': { backgroundColor: 'var(--sunk)', color: 'var(--quiet)', borderRightColor: 'var(--rule)' },
    '.cm-content': { caretColor: 'var(--ink)' },
    '.cm-activeLine, .cm-activeLineGutter': { backgroundColor: 'var(--hover)' },
    '&.cm-focused > .cm-scroller > .cm-selectionLayer .cm-selectionBackground, .cm-selectionBackground': {
      backgroundColor: 'color-mix(in srgb, var(--focus) 28%, transparent)',
    },
    '.cm-panels, .cm-tooltip': { backgroundColor: 'var(--raised)', color: 'var(--ink)', borderColor: 'var(--rule)' },
    '.cm-diagnostic': { fontFamily: 'var(--text)', fontSize: '13.5px' },
  }),
  syntaxHighlighting(
    HighlightStyle.define([
      { tag: tags.propertyName, color: 'var(--mark-blue)' },
      { tag: tags.string, color: 'var(--good)' },
      { tag: [tags.number, tags.bool, tags.null], color: 'var(--mark-violet)' },
      { tag: tags.invalid, color: 'var(--bad)' },
    ]),
  ),
];
