import { type Command, formatShortcut } from '../../commands/command.ts';
import { useAllCommands } from '../../commands/registry.ts';
import { DialogFrame } from '../../components/dialogs/dialog-frame.tsx';
import layout from '../../components/dialogs/dialog-layout.module.css';
import text from '../../components/text.module.css';
import { useTranslate } from '../../texts/use-translate.ts';
import css from './help.module.css';

interface Props {
  /** The ids of the commands that all screens have. */
  everywhere: ReadonlySet<string>;
  onClose(): void;
}

/** The list of all shortcuts that work now, those of the screen first. */
export function ShortcutsDialog({ everywhere, onClose }: Props) {
  const translate = useTranslate();
  const commands = withKeys(useAllCommands());
  const groups = [
    { title: translate('help.here'), commands: commands.filter(({ id }) => !everywhere.has(id)) },
    { title: translate('help.everywhere'), commands: commands.filter(({ id }) => everywhere.has(id)) },
  ].filter((group) => group.commands.length > 0);
  return (
    <DialogFrame title={translate('help.shortcuts')} modal={css.shortcuts} dialog={layout.column} onClose={onClose}>
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

/** Returns each command with a shortcut once: that of the innermost screen, which receives the keys first. */
function withKeys(commands: readonly Command[]): readonly (Command & { shortcut: string })[] {
  const known = new Set<string>();
  return commands.flatMap((command) => {
    const { id, shortcut } = command;
    if (shortcut === undefined || known.has(id)) return [];
    known.add(id);
    return [{ ...command, shortcut }];
  });
}
