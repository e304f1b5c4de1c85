import { addAddress as addAddressCall, listAddresses, type Address } from '@tawa/contract/accounts/addresses';
import { me } from '@tawa/contract/accounts/auth';
import { listActiveCities, type City } from '@tawa/contract/catalogue/cities';
import { mobileDigits, pinCodeDigits } from '@tawa/domain/common/limits';
import { addressesTexts } from '#features/accounts/addresses/shop/addresses.texts.ts';
import { call } from '#lib/api/api-client.ts';
import { useLanguage } from '#lib/i18n/language.ts';
import { textsIn, useTexts } from '#lib/i18n/texts.ts';
import { paths } from '#lib/paths.ts';
import { wordsTexts } from '#lib/words/words.texts.ts';
import { userScreenTexts } from '#routes/user/user.texts.ts';
import { Hidden, Refused, SelectField, Send, TextField } from '../fields.tsx';
import { idOf, refusalFrom, textOf, type Refusal } from '../form-values.ts';
import { draftFor } from '../kept/typed-draft.ts';
import { plainTexts } from '../plain.texts.ts';
import { nextOf, plainAddress, userIdOf, type Led, type Screen, type Visit } from '../visit.ts';

/** An address in one line. */
export const addressLine = ({ line1, line2, landmark, cityname, pincode }: Address): string =>
  [line1, line2, landmark, `${cityname} ${pincode}`].filter(Boolean).join(', ');

type Typed = Readonly<Record<'label' | 'line1' | 'line2' | 'landmark' | 'city_id' | 'pincode' | 'phone', string>>;

interface PageProps {
  addresses: readonly Address[];
  cities: readonly City[];
  typed: Typed;
  next: string;
  refusal: Refusal | null;
}

function AddressForm({ cities, typed, next, refusal }: PageProps) {
  const t = useTexts(addressesTexts);
  const plain = useTexts(plainTexts);
  const language = useLanguage();
  const field = (name: keyof Typed) => ({ name, value: typed[name], refusal });
  return (
    <form method="post" action={plainAddress(language, '/addresses')}>
      <Hidden name="next" value={next} />
      <TextField {...field('line1')} label={t.houseStreet} autoComplete="address-line1" maxLength={120} />
      <TextField {...field('line2')} label={t.area} autoComplete="address-line2" maxLength={120} optional />
      <TextField {...field('landmark')} label={t.findYou} hint={t.findYouExample} maxLength={80} optional />
      <SelectField {...field('city_id')} label={t.city}>
        <option value="">{t.chooseCity}</option>
        {cities.map(({ city_id, cityname }) => (
          <option key={city_id} value={city_id}>
            {cityname}
          </option>
        ))}
      </SelectField>
      <TextField
        {...field('pincode')}
        label={plain.pinCode}
        autoComplete="postal-code"
        inputMode="numeric"
        maxLength={pinCodeDigits + 1}
      />
      <TextField
        {...field('phone')}
        label={t.phone}
        type="tel"
        autoComplete="tel-national"
        maxLength={mobileDigits + 6}
      />
      <TextField {...field('label')} label={t.nameAddress} maxLength={30} />
      <Send act="add" wide>
        {next === '/checkout' ? t.saveDeliver : t.saveAddress}
      </Send>
    </form>
  );
}

function AddressesPage(props: PageProps) {
  const { addresses, next, refusal } = props;
  const t = useTexts(userScreenTexts);
  const words = useTexts(addressesTexts);
  const plain = useTexts(plainTexts);
  const language = useLanguage();
  return (
    <>
      <Refused refusal={refusal} />
      <h1>{t.myAddresses}</h1>
      {addresses.length > 0 && (
        <ul className="rows">
          {addresses.map((address) => (
            <li key={address.address_id}>
              <h2>{address.label}</h2>
              <p>{addressLine(address)}</p>
              {next === '/checkout' && (
                <form method="post" action={plainAddress(language, '/addresses')}>
                  <Hidden name="address_id" value={address.address_id} />
                  <Send act="choose" look="second" label={plain.deliverTo({ label: address.label })}>
                    {plain.deliverHere}
                  </Send>
                </form>
              )}
            </li>
          ))}
        </ul>
      )}
      <h2>{words.addNewAddress}</h2>
      <AddressForm {...props} />
    </>
  );
}

async function addressesScreen(visit: Visit, form: { typed?: Typed; refusal?: Refusal; next?: string } = {}) {
  const { query, language, request } = visit;
  const [{ body: addresses }, { body: cities }, { body: account }] = await Promise.all([
    call(listAddresses),
    call(listActiveCities),
    call(me),
  ]);
  const label = addresses.length === 0 ? textsIn(addressesTexts, language).home : '';
  const empty = { line1: '', line2: '', landmark: '', pincode: '' };
  const { typed = { ...empty, label, city_id: request.cookies.city ?? '', phone: account.mobile ?? '' } } = form;
  const { refusal = null, next = nextOf(query.get('next'), '/addresses') } = form;
  const title = textsIn(userScreenTexts, language).myAddresses;
  const body = <AddressesPage {...{ addresses, cities, typed, next, refusal }} />;
  return { title, body, whole: paths.myAddress, status: refusal?.status };
}

export const showAddresses = (visit: Visit): Promise<Screen> => addressesScreen(visit);

function chooseHere(visit: Visit, address_id: number): Led {
  const draft = draftFor(visit.draft, userIdOf(visit.token ?? ''));
  visit.draft = { ...draft, wishes: { ...draft.wishes, fulfilment: 'delivery', address_id } };
  return { to: '/checkout' };
}

/** Keeps a new address, and delivers there where that was the way to it. */
export async function addAddress(visit: Visit): Promise<Screen | Led> {
  const { form, language } = visit;
  if (textOf(form, 'do') === 'choose') return chooseHere(visit, idOf(form.get('address_id')));
  const next = nextOf(form.get('next'), '/addresses');
  const typed: Typed = {
    label: textOf(form, 'label'),
    line1: textOf(form, 'line1'),
    line2: textOf(form, 'line2'),
    landmark: textOf(form, 'landmark'),
    city_id: textOf(form, 'city_id'),
    pincode: textOf(form, 'pincode'),
    phone: textOf(form, 'phone'),
  };
  try {
    // Without a map there is no point: kitchens are asked by the pin code.
    const { body } = await call(addAddressCall, { body: { ...typed, city_id: idOf(typed.city_id) } });
    return next === '/checkout' ? chooseHere(visit, body.address_id) : { to: next };
  } catch (error) {
    const refusal = refusalFrom(error, textsIn(wordsTexts, language).failed);
    return addressesScreen(visit, { typed, next, refusal });
  }
}
