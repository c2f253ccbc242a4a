import type { BuyingParty } from '../../../../contract/trade/trade-request.ts';
import { TextLine } from '../../../parts/form/text-line.tsx';
import type { Form } from '../../../parts/form/use-form.ts';
import { Name } from '../../../ui/name.tsx';
import { buyerName } from '../buyer-name.ts';
import classes from './editor.module.css';
import { editorTexts as words } from './editor-texts.ts';
import type { RequestDraft } from './request-draft.ts';

const NAME_MAX = 60;

type BuyerFieldsProps = {
  /** As the request names the buyer; undefined or null before it is sent. */
  buyer: BuyingParty | null | undefined;
  form: Pick<Form<RequestDraft>, 'value' | 'change' | 'faultOf'>;
};

/** Who buys: asked once, before the first sending. */
export const BuyerFields = ({ buyer, form: { value: draft, change, faultOf } }: BuyerFieldsProps) => (
  <section className={classes.part}>
    <h2>{words.buyer}</h2>
    {buyer ? (
      <p>
        <Name text={buyerName(buyer)} />
      </p>
    ) : (
      <div className={classes.names}>
        {(['firstName', 'lastName', 'companyName'] as const).map((name) => (
          <TextLine
            key={name}
            label={words[name]}
            error={faultOf(name) ?? (name === 'firstName' ? faultOf('buyer') : undefined)}
            value={draft[name]}
            maxLength={NAME_MAX}
            onText={(text) => change({ [name]: text })}
          />
        ))}
      </div>
    )}
  </section>
);
