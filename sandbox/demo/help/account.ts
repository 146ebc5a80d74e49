import type { DemoArticle } from './articles.ts'

export const ACCOUNT_ARTICLES: readonly DemoArticle[] = [
  {
    uuid: '5a3e184c-b920-41e6-92df-e8405970f3a8',
    isFeatured: false,
    turkish: {
      title: 'Giriş yapamıyorum',
      subtitle: 'Şifre, kilitlenen hesap ve süresi dolan oturum',
      html: `
      <h2>Şifrenizi hatırlamıyorsanız</h2>
      <p>Klinik yöneticiniz size yeni bir geçici şifre verebilir. İlk girişte değiştirmeniz istenir.</p>
      <h2>Hesap kilitlendiyse</h2>
      <p>Art arda on yanlış denemeden sonra hesap 15 dakika kilitlenir.</p>
      <h2>Oturum kendiliğinden kapanıyorsa</h2>
      <ul>
        <li>Tarayıcının çerezleri silip silmediğine bakın: gizli pencerede oturum kalıcı değildir.</li>
        <li>Aynı tarayıcıda başka bir doktor giriş yaparsa önceki oturum kapanır.</li>
      </ul>`,
    },
    english: {
      title: 'I cannot sign in',
      subtitle: 'Password, locked account, expired session',
      html: `
      <h2>If you do not remember your password</h2>
      <p>The manager of your clinic can give you a new one. You will be asked to change it at the first sign-in.</p>
      <h2>If the account is locked</h2>
      <p>After ten wrong tries in a row an account is locked for 15 minutes.</p>
      <h2>If the session ends by itself</h2>
      <ul>
        <li>Check whether the browser deletes its cookies: in a private window no session lasts.</li>
        <li>When another doctor signs in with the same browser, the session before ends.</li>
      </ul>`,
    },
  },
  {
    uuid: '6b4f295d-ca31-42f7-83e0-f9516a81a4b9',
    isFeatured: false,
    turkish: {
      title: 'Yetkiler',
      subtitle: 'Bir sayfa menüde neden görünmez?',
      html: `
      <p>Menüde yalnızca yetkiniz olan sayfalar yer alır. Yetkileri klinik yöneticiniz verir.</p>
      <table>
        <thead><tr><th>Görev</th><th>Takvim</th><th>Hasta listesi</th><th>Raporlar</th><th>Finans</th><th>Ayarlar</th></tr></thead>
        <tbody>
          <tr><th>Doktor</th><td>Var</td><td>Var</td><td>Kendi raporları</td><td>Yok</td><td>Yok</td></tr>
          <tr><th>Hemşire</th><td>Var</td><td>Var</td><td>Yok</td><td>Yok</td><td>Yok</td></tr>
          <tr><th>Muhasebe</th><td>Yok</td><td>Var</td><td>Gün sonu</td><td>Var</td><td>Yok</td></tr>
          <tr><th>Yönetici</th><td>Var</td><td>Var</td><td>Hepsi</td><td>Var</td><td>Var</td></tr>
        </tbody>
      </table>
      <p>Birden fazla klinikte çalışıyorsanız yetkileriniz her klinikte ayrıdır.</p>`,
    },
    english: {
      title: 'Permissions',
      subtitle: 'Why is a page missing from the menu?',
      html: `
      <p>The menu has only the pages that you may see. The manager of your clinic decides on that.</p>
      <table>
        <thead><tr><th>Role</th><th>Calendar</th><th>Patient list</th><th>Reports</th><th>Finance</th><th>Settings</th></tr></thead>
        <tbody>
          <tr><th>Doctor</th><td>Yes</td><td>Yes</td><td>Their own</td><td>No</td><td>No</td></tr>
          <tr><th>Nurse</th><td>Yes</td><td>Yes</td><td>No</td><td>No</td><td>No</td></tr>
          <tr><th>Accounting</th><td>No</td><td>Yes</td><td>End of day</td><td>Yes</td><td>No</td></tr>
          <tr><th>Manager</th><td>Yes</td><td>Yes</td><td>All</td><td>Yes</td><td>Yes</td></tr>
        </tbody>
      </table>
      <p>If you work in several clinics, your permissions may differ from one to the other.</p>`,
    },
  },
  {
    uuid: '7c503a6e-db42-4308-94f1-0a627b92b5ca',
    isFeatured: false,
    turkish: {
      title: 'Ekran perdesi',
      subtitle: 'Masadan kalktığınızda hasta bilgileri görünmesin',
      html: `
      <p>Bir süre işlem yapmazsanız ekran bir perdeyle örtülür. Açmak için <strong>günlük PIN</strong>’inizi yazın; yarım kalan
        işiniz olduğu gibi durur.</p>
      <blockquote><p>Perde bir kolaylıktır, kilit değildir. Uzun süre uzaklaşacaksanız oturumu kapatın.</p></blockquote>
      <p>Bekleme süresini kliniğinizin bilgi işlem sorumlusu belirler.</p>`,
    },
    english: {
      title: 'The privacy veil',
      subtitle: 'No patient data on the screen while you are away',
      html: `
      <p>If you do nothing for a while, a veil covers the screen. It opens with your <strong>PIN of the day</strong>; what you were
        doing is as you left it.</p>
      <blockquote><p>The veil is a convenience and no lock. Sign out before you leave for longer.</p></blockquote>
      <p>How long it waits is decided by the IT of your clinic.</p>`,
    },
  },
  {
    uuid: '8d614b7f-ec53-4419-85a2-1b738ca3c6db',
    isFeatured: false,
    turkish: {
      title: 'Kişisel verilerin korunması',
      subtitle: 'Hasta verileriyle çalışırken',
      html: `
      <p>Hasta bilgileri <em>özel nitelikli kişisel veridir</em>. Günlük işte şunlara dikkat edin:</p>
      <ul>
        <li>Ekran görüntüsü paylaşmadan önce adları ve numaraları kapatın.</li>
        <li>Destek talebine hasta adı yazmayın; hasta numarası yeterlidir.</li>
        <li>Yazdırdığınız listeleri imha edin.</li>
      </ul>
      <p>Yasal çerçeve için <a href="https://www.kvkk.gov.tr/">Kişisel Verileri Koruma Kurumu</a>’na bakın. Bir ihlalden
        kuşkulanıyorsanız <a href="mailto:kvkk@klinik.example">veri sorumlusuna</a> hemen yazın.</p>`,
    },
    english: {
      title: 'Protection of personal data',
      subtitle: 'When you work with patient data',
      html: `
      <p>Data about health need <em>special care</em>. In your daily work:</p>
      <ul>
        <li>Cover names and numbers before you share a picture of the screen.</li>
        <li>Do not write a patient's name into a support ticket; the patient number is enough.</li>
        <li>Destroy the lists that you have printed.</li>
      </ul>
      <p>The law is explained by the <a href="https://www.kvkk.gov.tr/">Turkish data protection authority</a>. If you suspect a
        breach, write to the <a href="mailto:kvkk@klinik.example">data controller</a> at once.</p>`,
    },
  },
  {
    uuid: '9e725c80-fd64-4a2a-86b3-2c849db4d7ec',
    isFeatured: false,
    turkish: {
      title: 'Desteklenen tarayıcılar',
      subtitle: 'Chrome, Edge, Firefox ve Safari',
      html: null,
      text: `Portal; Chrome, Edge, Firefox ve Safari tarayıcılarının son iki sürümünde denenir.
Telefonda da aynı tarayıcılar geçerlidir.

Görüntülü görüşme için kamera ve mikrofon izni gerekir. Kurumsal bilgisayarlarda bu izin yöneticiniz tarafından kapatılmış olabilir.

Sayfa boş geliyorsa önce tarayıcıyı güncelleyin, sonra reklam engelleyiciyi bu site için kapatın.`,
    },
    english: {
      title: 'Supported browsers',
      subtitle: 'Chrome, Edge, Firefox and Safari',
      html: null,
      text: `The portal is tried with the last two versions of Chrome, Edge, Firefox and Safari.
The same holds on a phone.

Video consultations need the permission for camera and microphone. On a computer of your organisation it may have been switched off.

If a page stays empty, update the browser first, then switch the ad blocker off for this site.`,
    },
  },
]
