import { uploadPicture, pictureAddress } from '../app/server';
import { ParagraphsSurface, WritingSurface, type Shows } from '../writing/writing-surface';
import { useFormSettings } from './context';
import { InputFrame, type InputProps } from './inputs';
import { isList, isRecord, type Json } from './json';

/** Notes where a field is that has a cursor of its own. */
function useSurface(path: string) {
  const { surfaces } = useFormSettings();
  return (shows: Shows | null) => {
    if (shows) surfaces.set(path, shows);
    else surfaces.delete(path);
  };
}

/** A legal text or the text of a page, as its readers see it; in a translation, with the English below. */
export function TextSurface(props: InputProps & { readonly within?: Json | undefined }) {
  const { path, described, value, onChange, english, within } = props;
  const { lang, site, english: inEnglish, isLegal } = useFormSettings();
  const surface = useSurface(path);
  const text = typeof value === 'string' ? value : '';
  const title = isRecord(within) ? String(within.title ?? '') : '';
  const kind = isLegal ? 'legal' : 'page';

  async function keep(file: File): Promise<string> {
    const { picture, said } = await uploadPicture(file, { use: 'text', title }, () => {});
    if (!picture) throw new Error(said);
    return picture;
  }

  return (
    <>
      <InputFrame {...props} english={undefined} text={text} isSurface>
        {(frame) => (
          <WritingSurface
            ref={surface}
            kind={kind}
            label={described.label}
            language={lang}
            known={site.known}
            value={text}
            onChange={onChange}
            describedBy={frame['aria-describedby']}
            isInvalid={frame['aria-invalid']}
            {...(isLegal ? {} : { pictures: { addressOf: pictureAddress, keep } })}
          />
        )}
      </InputFrame>
      {typeof english === 'string' && (
        <details className="card">
          <summary>In English</summary>
          <WritingSurface
            kind={kind}
            label="In English"
            language="en"
            known={inEnglish.known}
            value={english}
            onChange={() => {}}
            isReadOnly
          />
        </details>
      )}
    </>
  );
}

/** Several paragraphs of plain words. */
export function ParagraphsInput(props: InputProps) {
  const { path, described, value, onChange } = props;
  const { lang, site } = useFormSettings();
  const surface = useSurface(path);
  const paragraphs = isList(value) ? value.map(String) : [];
  return (
    <InputFrame {...props} text={paragraphs.join('\n')} isSurface>
      {(frame) => (
        <ParagraphsSurface
          ref={surface}
          label={described.label}
          language={lang}
          known={site.known}
          value={paragraphs}
          onChange={onChange}
          describedBy={frame['aria-describedby']}
          isInvalid={frame['aria-invalid']}
        />
      )}
    </InputFrame>
  );
}
