import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import type { GroupBoard } from '../../../../contract/trade/group.ts';
import { formatRial } from '../../../../core/money/money.ts';
import { writeCsv } from '../../../../core/text/csv.ts';
import { formatJalali } from '../../../../core/time/dates.ts';
import { ReadGate } from '../../../data/read-gate.tsx';
import { usePrivateApi } from '../../../data/session/private-api.ts';
import { useIsOnline } from '../../../offline/connection/use-is-online.ts';
import { download } from '../../../ui/download.ts';
import { Button, buttonClass } from '../../../ui/kit/button.tsx';
import { Notice } from '../../../ui/kit/notice.tsx';
import { Skeleton } from '../../../ui/kit/skeleton.tsx';
import { MoneySwitch } from '../../../ui/money/money-switch.tsx';
import { useMoneyView } from '../../../ui/money/money-view.ts';
import { Name } from '../../../ui/name.tsx';
import { PageHead } from '../../../ui/page-head.tsx';
import { useTableHead } from '../../../ui/use-wide.ts';
import { tradeReads } from '../queries.ts';
import { SealedMessage } from '../sealed-message.tsx';
import { tradeTexts } from '../trade-texts.ts';
import { XlsxButton } from '../xlsx-button.tsx';
import { AskSeveralSheet } from './ask-several-sheet.tsx';
import { type Award, awardsOf, cheapestPicks, type Picked, pickableOf } from './awards.ts';
import classes from './board.module.css';
import { BoardList } from './board-list.tsx';
import { boardSheet } from './board-sheet.ts';
import { BoardTable } from './board-table.tsx';
import { BoardTotals } from './board-totals.tsx';
import { groupTexts as words } from './group-texts.ts';

/** The answers of all suppliers of a group beside each other. */
export function BoardScreen({ id }: { id: string }) {
  const board = useQuery(tradeReads(usePrivateApi()).board(id));
  return (
    <section className={classes.screen}>
      <PageHead title={words.title} noindex />
      <ReadGate query={board} skeleton={<Skeleton shape="rows" count={6} />}>
        {(one) => (one.requests.length === 0 ? <EmptyBoard group={one.group} /> : <Board board={one} />)}
      </ReadGate>
    </section>
  );
}

const EmptyBoard = ({ group: { open, deadlineAt } }: Pick<GroupBoard, 'group'>) => (
  <Notice {...(open && deadlineAt ? words.noneJoined(open, formatJalali(deadlineAt, 'dateTime')) : words.empty)}>
    <Link to="/profile/directorder" className={buttonClass('primary')}>
      {words.toList}
    </Link>
  </Notice>
);

function Board({ board }: { board: GroupBoard }) {
  const { basis } = useMoneyView();
  const isTable = useTableHead();
  const isOnline = useIsOnline();
  const [picked, setPicked] = useState<Picked>(new Map());
  const [asked, setAsked] = useState<readonly Award[]>();
  // What was taken may be agreed on by now, or not be supplied any more.
  const awards = awardsOf(board, picked);
  const pick = (lineIds: readonly string[], requestId: string | undefined) => {
    const next = new Map(picked);
    for (const lineId of lineIds) {
      if (requestId === undefined) next.delete(lineId);
      else next.set(lineId, requestId);
    }
    setPicked(next);
  };
  const view = { board, basis, picked, onPick: pick };
  const { title, deadlineAt } = board.group;
  return (
    <>
      {title && (
        <h2>
          <Name text={title} />
        </h2>
      )}
      <p className={classes.soft}>
        {words.asked(board.requests.length)} {deadlineAt && words.deadline(formatJalali(deadlineAt, 'dateTime'))}
      </p>
      {board.group.open && <p className={classes.soft}>{words.openTo(board.group.open)}</p>}
      {board.group.sealed && <SealedMessage request={{ sealedUntil: deadlineAt }} />}
      <div className={classes.tools}>
        <MoneySwitch />
        <Button size="compact" onClick={() => download(writeCsv(boardSheet(board).rows), words.csvFile)}>
          {words.csv}
        </Button>
        <XlsxButton fileName={words.xlsxFile} table={() => boardSheet(board)} />
        <Button size="compact" onClick={() => print()}>
          {words.print}
        </Button>
      </div>
      <BoardTotals board={board} basis={basis} />
      {board.requests.some((request) => pickableOf(request).length > 0) && (
        <div className={classes.tools}>
          <Button onClick={() => setPicked(cheapestPicks(board, basis))}>{words.takeCheapest}</Button>
        </div>
      )}
      {isTable ? <BoardTable {...view} /> : <BoardList {...view} />}
      {board.requests.some((request) => pickableOf(request).length > 0) && (
        <div className={classes.tools}>
          <Button look="accent" disabled={!isOnline || awards.length === 0} onClick={() => setAsked(awards)}>
            {words.ask}
          </Button>
          <AwardSum awards={awards} isOnline={isOnline} lines={board.lines.length} />
        </div>
      )}
      {asked && <AskSeveralSheet awards={asked} onClose={() => setAsked(undefined)} />}
    </>
  );
}

type AwardSumProps = { awards: readonly Award[]; isOnline: boolean; lines: number };

function AwardSum({ awards, isOnline, lines }: AwardSumProps) {
  if (!isOnline) return <span className={classes.soft}>{tradeTexts.offline}</span>;
  const taken = awards.reduce((sum, { cells }) => sum + cells.length, 0);
  const payable = awards.reduce((sum, { payableRial }) => sum + payableRial, 0);
  return (
    <span>
      {words.taken(taken, lines)} {taken > 0 && <strong>{formatRial(payable)}</strong>}
    </span>
  );
}
