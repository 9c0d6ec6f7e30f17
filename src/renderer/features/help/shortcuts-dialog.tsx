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

/** Lists all shortcuts that work now: first those of the screen, then those that work everywhere. */
export function ShortcutsDialog({ globalIds, onClose }: Props) {
  const translate = useTranslate();
  const commands = listShortcutCommands(useAllCommands());
  const groups = [
    { title: translate('help.here'), commands: commands.filter((command) => !globalIds.has(command.id)) },
    { title: translate('help.everywhere'), commands: commands.filter((command) => globalIds.has(command.id)) },
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
                {group.commands.map(({ id, label, shortcut }) => (
                  <div key={id}>
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

/**
 * Returns the commands with a shortcut. If several commands have the same id, returns only the one of the innermost screen, which
 * receives the keys first.
 */
function listShortcutCommands(commands: readonly Command[]): readonly (Command & { shortcut: string })[] {
  const seenIds = new Set<string>();
  return commands.flatMap((command) => {
    const { shortcut } = command;
    if (shortcut === undefined || seenIds.has(command.id)) return [];
    seenIds.add(command.id);
    return [{ ...command, shortcut }];
  });
}
