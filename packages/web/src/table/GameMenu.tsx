import { AlertDialog, Dialog, DropdownMenu } from 'radix-ui';
import { useState } from 'react';
import { Link } from 'wouter';
import { api, words } from '../api/rest.ts';
import { Icon } from '../design/icons.tsx';
import { useGame, useTableState } from './context.tsx';

function Concede({ open, close }: { readonly open: boolean; readonly close: () => void }) {
  const { table } = useGame();
  return (
    <AlertDialog.Root open={open} onOpenChange={(o) => !o && close()}>
      <AlertDialog.Portal>
        <AlertDialog.Overlay className="overlay" />
        <AlertDialog.Content className="panel small-dialog">
          <AlertDialog.Title className="display text-xl text-gold">
            Concede this game?
          </AlertDialog.Title>
          <AlertDialog.Description className="my-3">
            Your opponent wins. This cannot be taken back.
          </AlertDialog.Description>
          <div className="flex gap-2 justify-end">
            <AlertDialog.Cancel className="btn">Play on</AlertDialog.Cancel>
            <AlertDialog.Action className="btn btn-gold" onClick={() => table.concede()}>
              Concede
            </AlertDialog.Action>
          </div>
        </AlertDialog.Content>
      </AlertDialog.Portal>
    </AlertDialog.Root>
  );
}

interface Report {
  readonly link: string;
  readonly copied: boolean;
  readonly error: string;
}

/** A browser may refuse; the link is on the page all the same. */
const copied = async (text: string): Promise<boolean> => {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
};

/** The link to the table as it stands, to send to whoever should look at it. */
function PositionLink({ report, close }: { readonly report: Report; readonly close: () => void }) {
  return (
    <Dialog.Root open onOpenChange={(o) => !o && close()}>
      <Dialog.Portal>
        <Dialog.Overlay className="overlay" />
        <Dialog.Content className="panel small-dialog" aria-describedby={undefined}>
          <Dialog.Title className="display text-xl text-gold">A link to this position</Dialog.Title>
          {report.error ? (
            <p className="my-3 text-ember">{report.error}</p>
          ) : (
            <>
              <p className="my-3">
                It shows the table as it is now, as far as its reader may see it. Send it along with
                a line about what looks wrong.
              </p>
              <input
                className="field"
                readOnly
                aria-label="Link to this position"
                value={report.link}
                onFocus={(e) => e.target.select()}
              />
            </>
          )}
          <div className="flex gap-2 justify-end items-center mt-3">
            {report.copied && <span className="text-leaf mr-auto">Copied</span>}
            <Dialog.Close className="btn">Close</Dialog.Close>
          </div>
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  );
}

/** Take-back, which stays where it is whether it can be used or not, and all that is seldom needed. */
export function GameMenu() {
  const { table, update, seat } = useGame();
  const line = useTableState((t) => t.line);
  const [asking, setAsking] = useState(false);
  const [report, setReport] = useState<Report | null>(null);
  const over = update.info.status === 'over';
  const makeLink = async (): Promise<void> => {
    try {
      const { id } = await api.report(update.game, '');
      const link = `${location.origin}/position/${id}`;
      setReport({ link, copied: await copied(link), error: '' });
    } catch (error) {
      setReport({ link: '', copied: false, error: words(error) });
    }
  };
  return (
    <div className="flex items-center gap-1">
      {!line && (
        <span className="chip text-ember" role="status">
          reconnecting …
        </span>
      )}
      <button
        type="button"
        className="btn btn-small"
        disabled={update.takeback === 'no' || over || seat < 0}
        onClick={() => table.takeback()}
        title={
          update.takeback === 'ask'
            ? 'Something hidden was seen: your opponent is asked'
            : 'Take back your last choice'
        }
      >
        <Icon name="undo" />
        <span className="hide-narrow">
          {update.takeback === 'ask' ? 'Ask to take back' : 'Take back'}
        </span>
        <span className="sr-only">Take back</span>
      </button>
      <DropdownMenu.Root modal={false}>
        <DropdownMenu.Trigger className="btn btn-small" aria-label="More">
          <Icon name="menu" />
        </DropdownMenu.Trigger>
        <DropdownMenu.Portal>
          <DropdownMenu.Content className="menu" align="end" sideOffset={6}>
            <DropdownMenu.Item
              className="option"
              disabled={!update.claimable}
              onSelect={() => table.claim()}
            >
              Claim the game: the other is gone
            </DropdownMenu.Item>
            <DropdownMenu.Item
              className="option"
              disabled={over || seat < 0}
              onSelect={() => setAsking(true)}
            >
              Concede
            </DropdownMenu.Item>
            {update.hands && seat >= 0 && (
              <DropdownMenu.Item
                className="option"
                onSelect={() => table.showHand(update.hands?.agreed[seat] !== true)}
              >
                {update.hands.agreed[seat] === true
                  ? 'Hide my hand from those who watch'
                  : 'Let those who watch see my hand'}
              </DropdownMenu.Item>
            )}
            <DropdownMenu.Item className="option" onSelect={makeLink}>
              Report a bug: a link to this position
            </DropdownMenu.Item>
            <DropdownMenu.Item asChild>
              <Link href="/settings" className="option">
                Settings and stops
              </Link>
            </DropdownMenu.Item>
            <DropdownMenu.Item asChild>
              <Link href="/" className="option">
                Leave the table (the game stays)
              </Link>
            </DropdownMenu.Item>
          </DropdownMenu.Content>
        </DropdownMenu.Portal>
      </DropdownMenu.Root>
      <Concede open={asking} close={() => setAsking(false)} />
      {report && <PositionLink report={report} close={() => setReport(null)} />}
    </div>
  );
}
