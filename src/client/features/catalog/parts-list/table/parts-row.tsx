import { useState } from 'react';
import { linePrice, type PartsLine } from '../../../../../core/parts-list/parts-line.ts';
import { AsOf } from '../../../../offline/saved-reads/saved-copy.tsx';
import { texts } from '../../../../texts/app-texts.ts';
import { Icon } from '../../../../ui/image/icon.tsx';
import { Button, IconButton } from '../../../../ui/kit/button.tsx';
import { classNames } from '../../../../ui/kit/class-names.ts';
import { Money } from '../../../../ui/money/money.tsx';
import { Name } from '../../../../ui/name.tsx';
import { partsListTexts as words } from '../../parts/parts-list-texts.ts';
import { ProductLink } from '../../product/product-link.tsx';
import { lineTitle } from '../line-title.ts';
import type { LineMatch } from '../match-lines.ts';
import { removeLine } from '../remove-lines.ts';
import { PartsQuantity } from './parts-quantity.tsx';
import classes from './parts-table.module.css';
import { SupplierSheet } from './supplier-sheet.tsx';
import { UnmatchedPart } from './unmatched-part.tsx';

type PartsRowProps = { line: PartsLine; isGone: boolean; match: LineMatch | undefined };

export function PartsRow({ line, isGone, match }: PartsRowProps) {
  const { offer, source } = line;
  const title = lineTitle(line);
  return (
    <tr>
      <th scope="row" className={classes.part}>
        {offer ? (
          <ProductLink product={offer} className={classes.title}>
            <Name text={offer.title} />
          </ProductLink>
        ) : (
          <span className={classes.title}>
            <Name text={source ?? words.unread} />
          </span>
        )}
        {offer?.partNumber && !offer.title.includes(offer.partNumber) && (
          <bdi dir="ltr" className={classes.number}>
            {offer.partNumber}
          </bdi>
        )}
        {offer && source !== null && (
          <span className={classNames(classes.soft, 'off-paper')}>
            {words.source} <Name text={source} />
          </span>
        )}
        {line.offerId === null && <UnmatchedPart line={line} match={match} />}
        {isGone && <span className={classes.fault}>{words.gone}</span>}
      </th>
      <td className={classes.supplier}>{offer && <ChosenSupplier line={line} title={title} />}</td>
      <td className={classes.quantity}>
        <PartsQuantity line={line} />
      </td>
      <PriceCells line={line} />
      <td className={classes.remove}>
        <IconButton label={words.remove(title)} onClick={() => void removeLine(line)}>
          <Icon name="close" size={20} />
        </IconButton>
      </td>
    </tr>
  );
}

function ChosenSupplier({ line, title }: { line: PartsLine; title: string }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button
        look="link"
        aria-haspopup="dialog"
        className={classes.choose}
        aria-label={`${line.offer?.supplier.name}، ${words.changeSupplier(title)}`}
        onClick={() => setOpen(true)}
      >
        <Name text={line.offer?.supplier.name ?? ''} />
        <Icon name="chevron" size={16} />
      </Button>
      {isOpen && <SupplierSheet line={line} onClose={() => setOpen(false)} />}
    </>
  );
}

function PriceCells({ line }: { line: PartsLine }) {
  const price = linePrice(line);
  const { offer } = line;
  if (!price || !offer) {
    return (
      <>
        <td className={classes.price}>{texts.product.none}</td>
        <td className={classes.total}>{texts.product.none}</td>
      </>
    );
  }
  const isPriced = price.kind === 'priced';
  return (
    <>
      <td className={classes.price}>
        {isPriced ? (
          <Money rial={price.unitRial} vatIncluded={offer.vatIncluded} />
        ) : price.kind === 'onRequest' ? (
          texts.product.onRequest
        ) : (
          texts.product.none
        )}
        <span className={classNames(classes.soft, 'off-paper')}>
          <AsOf at={offer.readAt} />
        </span>
      </td>
      <td className={classes.total}>
        {!isPriced ? (
          texts.product.none
        ) : price.totalRial === undefined ? (
          words.tooMuch
        ) : (
          <Money rial={price.totalRial} vatIncluded={offer.vatIncluded} />
        )}
      </td>
    </>
  );
}
