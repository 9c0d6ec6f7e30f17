import { type Command, formatShortcut } from '../../commands/command.ts';
import { useAllCommands } from '../../commands/registry.ts';
import { DialogFrame } from '../../components/dialogs/dialog-frame.tsx';
import layout from '../../components/dialogs/dialog-layout.module.css';
import text from '../../components/text.module.css';
import { useTranslate } from '../../texts/use-translate.ts';
import css from './help.module.css';

interface Props {
  /** The ids of the commands that all screens have. */
  globalIds: ReadonlySet<string>;
  onClose(): void;
}

/** The list of all shortcuts that work now, those of the screen first. */
export function ShortcutsDialog({ globalIds, onClose }: Props) {
  const translate = useTranslate();
  const commands = listShortcutCommands(useAllCommands());
  const groups = [
    { title: translate('help.here'), commands: commands.filter(({ id: commandId }) => !globalIds.has(commandId)) },
    { title: translate('help.everywhere'), commands: commands.filter(({ id: commandId }) => globalIds.has(commandId)) },
  ].filter((group) => group.commands.length > 0);
  return (
    <DialogFrame
      title={translate('help.shortcuts')}
      modalClassName={css.shortcuts}
      dialogClassName={layout.column}
      onClose={onClose}
    >
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling area has to be reachable by keyboard */}
      <section className={css.body} tabIndex={0} aria-label={translate('help.shortcuts')}>
        <div className={css.groups}>
          {groups.map((group) => (
            <section key={group.title}>
              <h3>{group.title}</h3>
              <dl className={css.keys}>
                {group.commands.map(({ id: commandId, label, shortcut }) => (
                  <div key={commandId}>
                    <dt>{label}</dt>
                    <dd>
                      <kbd>{formatShortcut(translate, shortcut)}</kbd>
                    </dd>
                  </div>
                ))}
              </dl>
            </section>
          ))}
        </div>
        <p className={text.quiet}>{translate('help.more', { keys: formatShortcut(translate, 'mod+k') })}</p>
      </section>
    </DialogFrame>
  );
}

/** Returns each command with a shortcut once: that of the innermost screen, which receives the keys first. */
function listShortcutCommands(commands: readonly Command[]): readonly (Command & { shortcut: string })[] {
  const seenIds = new Set<string>();
  return commands.flatMap((command) => {
    const { id: commandId, shortcut } = command;
    if (shortcut === undefined || seenIds.has(commandId)) return [];
    seenIds.add(commandId);
    return [{ ...command, shortcut }];
  });
}
