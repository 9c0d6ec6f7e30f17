import { ArrowLeft, Printer } from 'lucide-react';
import { memo, type ReactNode, useMemo } from 'react';
import type { Finding } from '../../../shared/rules/finding.ts';
import { showHiddenExceptJoiners } from '../../../shared/sheet/kit/sheet-text.ts';
import type { LateText } from '../../../shared/texts/late-text.ts';
import { type Command, formatShortcut } from '../../commands/command.ts';
import { VerdictBadge } from '../../components/badges.tsx';
import { Button, IconButton } from '../../components/button.tsx';
import { formatDisplayName } from '../../components/display-name.tsx';
import { Tooltip } from '../../components/tooltip.tsx';
import { navigateTo, type Route } from '../../navigation/router.ts';
import { useTranslate } from '../../texts/use-translate.ts';
import { COMMAND_ICONS } from './command-icons.ts';
import css from './document-head.module.css';

interface Props {
  name: string;
  /** The findings of the document, or undefined if the screen shows no verdict. */
  findings?: readonly Finding[] | undefined;
  /** The missing parts of the document, as words within a sentence. */
  missingFields?: readonly LateText[] | undefined;
  /** The list to which the back arrow leads. */
  listRoute: Route;
  /** The commands of the document. The bar shows a button for each command that has an icon. */
  commands: readonly Command[];
  printLabel: string;
  /** Called by the large Print button. If it is undefined, there is no such button, and the bar shows the `print` command. */
  onPrint: (() => void) | undefined;
  /** Content before the name. */
  children?: ReactNode;
  /** The control that switches between the parts of the screen. */
  parts?: ReactNode;
}

/** The commands that leave the app. Their buttons have words where there is room. */
const WORDED_COMMANDS: ReadonlySet<string> = new Set(['copy-text', 'team-picture', 'export', 'save-log']);

/** Greek names get `lang="el"`, so that CSS capitals have no accents, as is correct in Greek. Cards print names the same way. */
const GREEK_LETTER = /\p{Script=Greek}/u;

/** Shows the bar above a document: the name, the verdict, and the actions on the whole document. */
export const DocumentHead = memo(function DocumentHead(props: Props) {
  const translate = useTranslate();
  const { name, findings, missingFields = [], listRoute, commands, printLabel, onPrint, children, parts } = props;
  const hasButton = onPrint !== undefined;
  const barCommands = useMemo(
    () => commands.filter(({ id }) => id in COMMAND_ICONS && !(hasButton && id === 'print')),
    [commands, hasButton],
  );
  return (
    <div className={css.head}>
      <BackButton listRoute={listRoute} />
      {children}
      <h1
        data-unnamed={name === '' ? true : undefined}
        dir="auto"
        title={showHiddenExceptJoiners(name)}
        lang={GREEK_LETTER.test(name) ? 'el' : undefined}
      >
        {name === '' ? translate('editing.unnamed') : formatDisplayName(name)}
      </h1>
      {findings === undefined ? null : <VerdictBadge findings={findings} missingFields={missingFields} />}
      {parts === undefined ? null : <div className={css.parts}>{parts}</div>}
      <DocumentTools commands={barCommands} printLabel={printLabel} onPrint={onPrint} />
    </div>
  );
});

const BackButton = memo(function BackButton({ listRoute }: { listRoute: Route }) {
  const translate = useTranslate();
  return <IconButton icon={<ArrowLeft />} label={translate('editing.back')} onPress={() => navigateTo(listRoute)} />;
});

type DocumentToolsProps = Pick<Props, 'commands' | 'printLabel' | 'onPrint'>;

const DocumentTools = memo(function DocumentTools({ commands, printLabel, onPrint }: DocumentToolsProps) {
  const translate = useTranslate();
  return (
    <div className={css.tools}>
      {commands.map((command) => {
        const Icon = COMMAND_ICONS[command.id];
        const shortcutText = command.shortcut === undefined ? '' : ` (${formatShortcut(translate, command.shortcut)})`;
        return WORDED_COMMANDS.has(command.id) ? (
          <Tooltip key={command.id} text={`${command.label}${shortcutText}`}>
            <Button
              kind="quiet"
              icon={Icon === undefined ? null : <Icon />}
              className={css.worded}
              aria-label={`${command.label}${shortcutText}`}
              isDisabled={command.isEnabled === false}
              onPress={command.run}
            >
              <span>{command.label}</span>
            </Button>
          </Tooltip>
        ) : (
          <IconButton
            key={command.id}
            icon={Icon === undefined ? null : <Icon />}
            label={`${command.label}${shortcutText}`}
            isDisabled={command.isEnabled === false}
            onPress={command.run}
            // A quick second press of Undo or Redo is meant, so it is not ignored as a double click.
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
