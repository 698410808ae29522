<?php
// php fill.php <WordPress's folder> <home.json> <pictures> <icon>: the home page as an editor would make it, of blocks.
[, $wordpress, $file, $pictures, $icon] = $argv;
require $wordpress . '/wp-load.php';
require ABSPATH . 'wp-admin/includes/image.php';
require ABSPATH . 'wp-admin/includes/class-wp-site-icon.php';

const NARROWEST_PICTURE = 200;
const CARDS_IN_A_ROW = 3;

wp_set_current_user(1);
$home = json_decode(file_get_contents($file), true, flags: JSON_THROW_ON_ERROR);

/** A block as the editor writes it. */
function block(string $name, string $html, array $settings = []): string
{
    $settings = $settings ? json_encode($settings, JSON_UNESCAPED_UNICODE | JSON_UNESCAPED_SLASHES) . ' ' : '';
    return "<!-- wp:$name $settings-->\n$html\n<!-- /wp:$name -->\n";
}

function anchor(string $text, string $address, string $class = ''): string
{
    $class = $class ? " class=\"$class\"" : '';
    return "<a$class href=\"" . esc_url($address) . '">' . esc_html($text) . '</a>';
}

/** Puts a picture into the media library, which makes its sizes. Gives its number. */
function uploaded(string $name): int
{
    global $pictures;
    static $numbers = [];
    if (isset($numbers[$name])) {
        return $numbers[$name];
    }
    $upload = wp_upload_bits($name, null, file_get_contents("$pictures/$name"));
    if ($upload['error']) {
        throw new Exception($upload['error']);
    }
    $number = wp_insert_attachment(
        ['post_mime_type' => $upload['type'], 'post_title' => $name, 'post_status' => 'inherit'],
        $upload['file'],
    );
    wp_update_attachment_metadata($number, wp_generate_attachment_metadata($number, $upload['file']));
    return $numbers[$name] = $number;
}

function picture(array $part): string
{
    $number = uploaded($part['file']);
    [$address, $width, $height] = wp_get_attachment_image_src($number, 'full');
    $isFlag = $width < NARROWEST_PICTURE;
    $size = $isFlag ? 'full' : 'large';
    $address = wp_get_attachment_image_url($number, $size);
    $address = parse_url($address, PHP_URL_PATH);
    $alternative = esc_attr($part['alternativeText']);
    $scaled = $isFlag ? ' width="32" height="' . round((32 * $height) / $width) . '"' : '';
    $class = $isFlag ? "size-$size is-resized" : "size-$size";
    return block(
        'image',
        "<figure class=\"wp-block-image $class\"><img src=\"$address\" alt=\"$alternative\" class=\"wp-image-$number\"$scaled/></figure>",
        ['id' => $number, 'sizeSlug' => $size, 'linkDestination' => 'none'] + ($isFlag ? ['width' => 32] : []),
    );
}

function heading(array $part): string
{
    $level = min($part['level'], 3);
    $text = $part['address'] ? anchor($part['text'], $part['address']) : esc_html($part['text']);
    return block('heading', "<h$level>$text</h$level>", $level === 2 ? [] : ['level' => $level]);
}

function button(array $part): string
{
    $link = anchor($part['text'], $part['address'], 'wp-block-button__link wp-element-button');
    return block(
        'buttons',
        '<div class="wp-block-buttons">' . block('button', "<div class=\"wp-block-button\">$link</div>") . '</div>',
    );
}

/** @param string[] $entries HTML of each */
function plain_list(array $entries): string
{
    $items = array_map(fn($entry) => block('list-item', "<li>$entry</li>"), $entries);
    return block('list', '<ul>' . implode('', $items) . '</ul>');
}

/** A plain list where each item is one text or link, else cards in columns. */
function items(array $items): string
{
    $isPlain = array_filter($items, fn($parts) => count($parts) > 1 || !isset($parts[0]['text'])) === [];
    if ($isPlain) {
        return plain_list(array_map(
            fn($parts) => isset($parts[0]['address'])
                ? anchor($parts[0]['text'], $parts[0]['address'])
                : esc_html($parts[0]['text']),
            $items,
        ));
    }
    $rows = array_map(function ($row) {
        $columns = array_map(
            fn($parts) => block('column', '<div class="wp-block-column">' . parts($parts) . '</div>'),
            $row,
        );
        return block(
            'columns',
            '<div class="wp-block-columns alignwide">' . implode('', $columns) . '</div>',
            ['align' => 'wide'],
        );
    }, array_chunk($items, CARDS_IN_A_ROW));
    return implode('', $rows);
}

function parts(array $parts): string
{
    return implode('', array_map(fn($part) => match ($part['is']) {
        'heading' => heading($part),
        'text' => block('paragraph', '<p>' . esc_html($part['text']) . '</p>'),
        'link' => button($part),
        'picture' => picture($part),
        'facts' => plain_list(array_map(
            fn($fact) => '<strong>' . esc_html($fact['name']) . '</strong> ' . esc_html($fact['text']),
            $part['facts'],
        )),
        'list' => items($part['items']),
    }, $parts));
}

function group(string $html, string $tag = 'div'): string
{
    return block(
        'group',
        "<$tag class=\"wp-block-group\">$html</$tag>",
        ($tag === 'div' ? [] : ['tagName' => $tag]) + ['layout' => ['type' => 'constrained']],
    );
}

function insert(array $post): int
{
    // What WordPress stores goes through its way of unescaping first.
    $number = wp_insert_post(wp_slash($post + ['post_status' => 'publish']), true);
    if (is_wp_error($number)) {
        throw new Exception($number->get_error_message());
    }
    return $number;
}

/** What the site editor stores in place of the theme's own template or part of one. */
function insert_template(string $type, string $name, string $html, string $area = ''): void
{
    $number = insert(['post_type' => $type, 'post_name' => $name, 'post_title' => $name, 'post_content' => $html]);
    wp_set_object_terms($number, get_stylesheet(), 'wp_theme');
    if ($area) {
        wp_set_object_terms($number, $area, 'wp_template_part_area');
    }
}

function template_part(string $name): string
{
    $settings = ['slug' => $name, 'theme' => get_stylesheet(), 'tagName' => $name];
    return '<!-- wp:template-part ' . json_encode($settings) . ' /-->';
}

$sections = array_map(fn($parts) => group(parts($parts), 'section'), $home['sections']);
$front = insert(['post_type' => 'page', 'post_title' => $home['title'], 'post_content' => implode('', $sections)]);
update_option('show_on_front', 'page');
update_option('page_on_front', $front);
// The customizer makes these sizes of an icon.
$sizes_of_icons = [new WP_Site_Icon(), 'additional_sizes'];
add_filter('intermediate_image_sizes_advanced', $sizes_of_icons);
update_option('site_icon', uploaded($icon));
remove_filter('intermediate_image_sizes_advanced', $sizes_of_icons);
update_option('blogdescription', $home['description']);
update_option('permalink_structure', '/%postname%/');
update_option('default_comment_status', 'closed');

$link = fn($entry) => [
    'label' => $entry['text'],
    'url' => $entry['address'] ?: '#',
    'kind' => 'custom',
];
$entries = array_map(function ($entry) use ($link) {
    $links = array_map(
        fn($one) => '<!-- wp:navigation-link ' . json_encode($link($one), JSON_UNESCAPED_UNICODE) . ' /-->',
        $entry['links'],
    );
    return $links
        ? block('navigation-submenu', implode("\n", $links), $link($entry))
        : '<!-- wp:navigation-link ' . json_encode($link($entry), JSON_UNESCAPED_UNICODE) . ' /-->';
}, $home['menu']);
$menu = insert([
    'post_type' => 'wp_navigation',
    'post_title' => 'Menu',
    'post_content' => implode("\n", $entries),
]);

$languages = implode(' ', array_map(fn($one) => anchor($one['text'], $one['address']), $home['languages']));
$header = group(
    block(
        'group',
        '<div class="wp-block-group alignwide">' .
            '<!-- wp:site-title {"level":0} /-->' .
            "<!-- wp:navigation {\"ref\":$menu,\"layout\":{\"type\":\"flex\",\"justifyContent\":\"right\"}} /-->" .
            block('paragraph', "<p>$languages</p>") .
            '</div>',
        ['align' => 'wide', 'layout' => ['type' => 'flex', 'justifyContent' => 'space-between']],
    ),
);
insert_template('wp_template_part', 'header', $header, 'header');
insert_template('wp_template_part', 'footer', group(parts($home['footer'])), 'footer');
insert_template(
    'wp_template',
    'front-page',
    template_part('header') .
        group('<!-- wp:post-content {"layout":{"type":"constrained"}} /-->', 'main') .
        template_part('footer'),
);
flush_rewrite_rules(false);
