import { ArrowLeft, Copy, MonitorUp, Printer, Redo2, ScrollText, Share, Trash2, Undo2 } from 'lucide-react';
import { memo, type ReactNode, useMemo } from 'react';
import type { Finding } from '../../../shared/rules/finding.ts';
import { shownOnPage } from '../../../shared/sheet/kit/printed.ts';
import type { LateText } from '../../../shared/texts/late-text.ts';
import { type Command, shortcutText } from '../../commands/command.ts';
import { VerdictMark } from '../../components/badges.tsx';
import { Button, IconButton } from '../../components/button.tsx';
import { shownName } from '../../components/name.tsx';
import { go, type Route } from '../../navigation/router.ts';
import { useTranslate } from '../../texts/use-translate.ts';
import css from './document-head.module.css';

interface Props {
  name: string;
  /** Absent = nothing is judged here. */
  findings?: readonly Finding[] | undefined;
  /** What it still lacks, within a sentence. */
  missing?: readonly LateText[] | undefined;
  /** The list that the arrow leads back to. */
  list: Route;
  /** Those with an icon stand in the bar. */
  commands: readonly Command[];
  printLabel: string;
  /** A large button of its own; absent = the command `print` stands in the bar where there is one. */
  onPrint: (() => void) | undefined;
  /** Stands before the name. */
  children?: ReactNode;
  /** What switches between the parts of the screen. */
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

/** Greek capitals stand without accents, on the screen as on the card. */
const GREEK = /\p{Script=Greek}/u;

/** The bar above a document: its name, its verdict, and what can be done with it as a whole. */
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
        title={shownOnPage(name)}
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
  return <IconButton icon={<ArrowLeft />} label={translate('editing.back')} onPress={() => go(list)} />;
});

type ToolsProps = Pick<Props, 'commands' | 'printLabel' | 'onPrint'>;

const Tools = memo(function Tools({ commands, printLabel, onPrint }: ToolsProps) {
  const translate = useTranslate();
  return (
    <div className={css.tools}>
      {commands.map((command) => {
        const Icon = ICONS[command.id] ?? Undo2;
        const keys = command.shortcut === undefined ? '' : ` (${shortcutText(translate, command.shortcut)})`;
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
