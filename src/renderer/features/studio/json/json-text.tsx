import { defaultKeymap, history, historyKeymap, indentWithTab } from '@codemirror/commands';
import { json } from '@codemirror/lang-json';
import { bracketMatching, foldGutter, foldKeymap, HighlightStyle, syntaxHighlighting } from '@codemirror/language';
import { lintGutter, setDiagnostics } from '@codemirror/lint';
import { highlightSelectionMatches, searchKeymap } from '@codemirror/search';
import { EditorState } from '@codemirror/state';
import { EditorView, keymap, lineNumbers } from '@codemirror/view';
import { tags } from '@lezer/highlight';
import { useEffect, useRef } from 'react';
import { isEqualJson } from '../../../../shared/document/diff-json.ts';
import { useLatest } from '../../../platform/use-latest.ts';
import { useGames } from '../../../store/library-context.ts';
import { useTranslate } from '../../../texts/use-translate.ts';
import css from '../studio.module.css';
import { findPointerSpan, formatDocument, parseTemplateText } from './template-text.ts';

export interface JsonTextProps {
  document: unknown;
  canEdit: boolean;
  /** Pointer of the element to scroll to. */
  shownPointer?: string | undefined;
  /** Receives each valid template that differs from `document`. */
  onChange(document: unknown): void;
}

/** The text is parsed after this time without a change. */
const PARSE_DELAY_MS = 350;

/** Lets the user edit a document as JSON. Invalid text is not corrected; its findings are marked in the text. */
export function JsonText({ document, canEdit, shownPointer, onChange }: JsonTextProps) {
  const translate = useTranslate();
  const gameCatalog = useGames();
  const hostRef = useRef<HTMLDivElement>(null);
  const editorRef = useRef<EditorView>(undefined);
  /** The last document that the text could be parsed to. */
  const textDocumentRef = useRef(document);
  const latestRef = useLatest({ document, onChange });

  useEffect(() => {
    if (hostRef.current === null) return;
    // In a shadow tree the editor adds its styles as a stylesheet object, which the content security policy allows.
    const hostElement = hostRef.current;
    const shadowRoot = hostElement.shadowRoot ?? hostElement.attachShadow({ mode: 'open' });
    // Keys pressed in the text must not reach the shortcuts of the window.
    const stopKeys = (event: KeyboardEvent) => event.stopPropagation();
    hostElement.addEventListener('keydown', stopKeys);
    let timer: ReturnType<typeof setTimeout> | undefined;
    const editorView = new EditorView({
      parent: shadowRoot,
      root: shadowRoot,
      state: EditorState.create({
        doc: formatDocument(latestRef.current.document),
        extensions: [
          lineNumbers(),
          foldGutter(),
          history(),
          bracketMatching(),
          highlightSelectionMatches(),
          json(),
          lintGutter(),
          EDITOR_THEME,
          EditorView.lineWrapping,
          EditorState.readOnly.of(!canEdit),
          EditorView.contentAttributes.of({ 'aria-label': translate('studio.json') }),
          keymap.of([...defaultKeymap, ...searchKeymap, ...historyKeymap, ...foldKeymap, indentWithTab]),
          EditorView.updateListener.of((viewUpdate) => {
            if (
              !viewUpdate.docChanged ||
              viewUpdate.transactions.some((transaction) => transaction.isUserEvent('rollcall'))
            )
              return;
            clearTimeout(timer);
            timer = setTimeout(() => {
              const parsedText = parseTemplateText(translate, gameCatalog, editorView.state.doc.toString());
              const findings = parsedText.ok ? [] : parsedText.findings;
              const diagnostics = findings.map((finding) => ({ ...finding, severity: 'error' as const }));
              editorView.dispatch(setDiagnostics(editorView.state, diagnostics));
              if (!parsedText.ok) return;
              textDocumentRef.current = parsedText.template;
              const { document, onChange: reportChange } = latestRef.current;
              if (!isEqualJson(document, parsedText.template)) reportChange(parsedText.template);
            }, PARSE_DELAY_MS);
          }),
        ],
      }),
    });
    editorRef.current = editorView;
    const parsedText = parseTemplateText(translate, gameCatalog, editorView.state.doc.toString());
    if (!parsedText.ok) {
      const diagnostics = parsedText.findings.map((finding) => ({ ...finding, severity: 'error' as const }));
      editorView.dispatch(setDiagnostics(editorView.state, diagnostics));
    }
    return () => {
      clearTimeout(timer);
      hostElement.removeEventListener('keydown', stopKeys);
      editorView.destroy();
    };
  }, [canEdit, gameCatalog, latestRef, translate]);

  // Changes from the canvas, undo or another window are written into the text. Their user event tells them apart from typing.
  useEffect(() => {
    const editorView = editorRef.current;
    if (editorView === undefined || isEqualJson(textDocumentRef.current, document)) return;
    textDocumentRef.current = document;
    editorView.dispatch({
      changes: { from: 0, to: editorView.state.doc.length, insert: formatDocument(document) },
      userEvent: 'rollcall',
    });
    editorView.dispatch(setDiagnostics(editorView.state, []));
  }, [document]);

  useEffect(() => {
    const editorView = editorRef.current;
    if (editorView === undefined || shownPointer === undefined || editorView.hasFocus) return;
    const elementSpan = parseTemplateText(translate, gameCatalog, editorView.state.doc.toString()).ok
      ? findPointerSpan(editorView.state.doc.toString(), shownPointer)
      : undefined;
    if (elementSpan === undefined) return;
    editorView.dispatch({
      selection: { anchor: elementSpan.from },
      effects: EditorView.scrollIntoView(elementSpan.from, { y: 'start', yMargin: 20 }),
    });
  }, [shownPointer, gameCatalog, translate]);

  return <div ref={hostRef} className={css.code} data-code />;
}

/** Styles of the editor in the colors of the window. */
const EDITOR_THEME = [
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
