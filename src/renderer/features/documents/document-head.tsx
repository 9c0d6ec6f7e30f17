import { ArrowLeft, Copy, MonitorUp, Printer, Redo2, ScrollText, Share, Trash2, Undo2 } from 'lucide-react';
import { memo, type ReactNode, useMemo } from 'react';
import type { Finding } from '../../../shared/rules/finding.ts';
import { showHiddenExceptJoiners } from '../../../shared/sheet/kit/sheet-text.ts';
import type { LateText } from '../../../shared/texts/late-text.ts';
import { type Command, formatShortcut } from '../../commands/command.ts';
import { VerdictMark } from '../../components/badges.tsx';
import { Button, IconButton } from '../../components/button.tsx';
import { shownName } from '../../components/name.tsx';
import { navigateTo, type Route } from '../../navigation/router.ts';
import { useTranslate } from '../../texts/use-translate.ts';
import css from './document-head.module.css';

interface Props {
  name: string;
  /** The findings of the document; absent if it is not judged here. */
  findings?: readonly Finding[] | undefined;
  /** The missing parts of the document, as words within a sentence. */
  missing?: readonly LateText[] | undefined;
  /** The list to which the back arrow leads. */
  list: Route;
  /** The commands of the document; those with an icon are in the bar. */
  commands: readonly Command[];
  printLabel: string;
  /** Shows a large Print button; if it is absent, a `print` command is shown in the bar. */
  onPrint: (() => void) | undefined;
  /** Content before the name. */
  children?: ReactNode;
  /** The control that switches between the parts of the screen. */
  parts?: ReactNode;
}

const ICONS: Readonly<Record<string, typeof Undo2>> = {
  undo: Undo2,
  redo: Redo2,
  duplicate: Copy,
  'second-screen': MonitorUp,
  'save-log': ScrollText,
  print: Printer,
  export: Share,
  delete: Trash2,
};

/** Greek capitals have no accents, on the screen as on the card. */
const GREEK = /\p{Script=Greek}/u;

/** The bar above a document: its name, its verdict, and the actions on the whole document. */
export const DocumentHead = memo(function DocumentHead(props: Props) {
  const translate = useTranslate();
  const { name, findings, missing = [], list, commands, printLabel, onPrint, children, parts } = props;
  const hasButton = onPrint !== undefined;
  const shown = useMemo(
    () => commands.filter(({ id }) => id in ICONS && !(hasButton && id === 'print')),
    [commands, hasButton],
  );
  return (
    <div className={css.head}>
      <Back list={list} />
      {children}
      <h1
        data-unnamed={name === '' ? true : undefined}
        dir="auto"
        title={showHiddenExceptJoiners(name)}
        lang={GREEK.test(name) ? 'el' : undefined}
      >
        {name === '' ? translate('editing.unnamed') : shownName(name)}
      </h1>
      {findings === undefined ? null : <VerdictMark findings={findings} missing={missing} />}
      {parts === undefined ? null : <div className={css.parts}>{parts}</div>}
      <Tools commands={shown} printLabel={printLabel} onPrint={onPrint} />
    </div>
  );
});

const Back = memo(function Back({ list }: { list: Route }) {
  const translate = useTranslate();
  return <IconButton icon={<ArrowLeft />} label={translate('editing.back')} onPress={() => navigateTo(list)} />;
});

type ToolsProps = Pick<Props, 'commands' | 'printLabel' | 'onPrint'>;

const Tools = memo(function Tools({ commands, printLabel, onPrint }: ToolsProps) {
  const translate = useTranslate();
  return (
    <div className={css.tools}>
      {commands.map((command) => {
        const Icon = ICONS[command.id] ?? Undo2;
        const keys = command.shortcut === undefined ? '' : ` (${formatShortcut(translate, command.shortcut)})`;
        return (
          <IconButton
            key={command.id}
            icon={<Icon />}
            label={`${command.label}${keys}`}
            isDisabled={command.enabled === false}
            onPress={command.run}
            data-repeat={command.id === 'undo' || command.id === 'redo' || undefined}
          />
        );
      })}
      {onPrint === undefined ? null : (
        <Button kind="primary" icon={<Printer />} onPress={onPrint}>
          {printLabel}
        </Button>
      )}
    </div>
  );
});
